import { definePath } from '../definePath.ts';

export const boothPostsPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/supply-demand');
/** A post as a booth sees it: its own, or one that fits it. */
export const boothPostPath = /* @__PURE__ */ definePath('/exhibitor-center/:id/supply-demand/:postId');
export const boothPublishScreenPath = /* @__PURE__ */ definePath(
  '/exhibitor-center/:id/supply-demand/publish',
);
/** A new post in the name of the exhibitor, or the correction of one. */
export const boothPublishPath = (exhibitionId: string, postId?: string) =>
  boothPublishScreenPath(exhibitionId) + (postId === undefined ? '' : `?post=${encodeURIComponent(postId)}`);
