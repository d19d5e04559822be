import { definePath } from '#domain/address/definePath.ts';

export const supplyDemandPath = /* @__PURE__ */ definePath('/supply-demand/:id');
/** The board with the posts of one exhibitor alone. */
export const exhibitorPostsPath = (exhibitionId: string, exhibitorId: string) =>
  `${supplyDemandPath(exhibitionId)}?exhibitor=${encodeURIComponent(exhibitorId)}`;
export const myPostsPath = /* @__PURE__ */ definePath('/supply-demand/:id/mine');
export const publishScreenPath = /* @__PURE__ */ definePath('/supply-demand/:id/publish');
/** A new post, or the correction of one. */
export const publishPath = (exhibitionId: string, postId?: string) =>
  publishScreenPath(exhibitionId) + (postId === undefined ? '' : `?post=${encodeURIComponent(postId)}`);
export const postPath = /* @__PURE__ */ definePath('/supply-demand/:id/:postId');
