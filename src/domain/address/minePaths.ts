import { definePath } from './definePath.ts';

const segment = encodeURIComponent;
export const mineScreenPath = /* @__PURE__ */ definePath('/mine/:id');
export const mineDetailsScreenPath = /* @__PURE__ */ definePath('/mine/:id/details');
export const identityCheckPath = /* @__PURE__ */ definePath('/mine/:id/identity');
const voucherQuery = (recordId: string | undefined) =>
  recordId === undefined ? '' : `?voucher=${segment(recordId)}`;

/** The named registration, else the newest at the exhibition. */
export const minePath = (exhibitionId: string, recordId?: string) =>
  mineScreenPath(exhibitionId) + voucherQuery(recordId);

export const mineDetailsPath = (exhibitionId: string, recordId: string, section?: string) =>
  mineDetailsScreenPath(exhibitionId) +
  voucherQuery(recordId) +
  (section === undefined ? '' : `&section=${segment(section)}`);
