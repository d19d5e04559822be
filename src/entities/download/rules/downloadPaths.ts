import { definePath } from '#domain/address/definePath.ts';

export const downloadsPath = /* @__PURE__ */ definePath('/downloads/:id');
export const downloadPath = /* @__PURE__ */ definePath('/download/:id/:fileId');

const keptView = 'kept';

/** The files that this phone keeps. */
export const keptDownloadsPath = (exhibitionId: string) => `${downloadsPath(exhibitionId)}?view=${keptView}`;
