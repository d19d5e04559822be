import { definePath } from '#domain/address/definePath.ts';

export const supplyDemandPath = /* @__PURE__ */ definePath('/supply-demand/:id');
export const myPostsPath = /* @__PURE__ */ definePath('/supply-demand/:id/mine');
export const publishScreenPath = /* @__PURE__ */ definePath('/supply-demand/:id/publish');
/** A new post, or the correction of one. */
export const publishPath = (exhibitionId: string, postId?: string) =>
  publishScreenPath(exhibitionId) + (postId === undefined ? '' : `?post=${encodeURIComponent(postId)}`);
export const postPath = /* @__PURE__ */ definePath('/supply-demand/:id/:postId');
