import { definePath } from './definePath.ts';

const segment = encodeURIComponent;
export const mineScreenPath = /* @__PURE__ */ definePath('/mine/:id');
export const mineDetailsScreenPath = /* @__PURE__ */ definePath('/mine/:id/details');
const voucherQuery = (recordId: string | undefined) =>
  recordId === undefined ? '' : `?voucher=${segment(recordId)}`;

/** One's own registration; of several at one exhibition the named one, else the newest. */
export const minePath = (exhibitionId: string, recordId?: string) =>
  mineScreenPath(exhibitionId) + voucherQuery(recordId);

/** What was answered, or one section of it. */
export const mineDetailsPath = (exhibitionId: string, recordId: string, section?: string) =>
  mineDetailsScreenPath(exhibitionId) +
  voucherQuery(recordId) +
  (section === undefined ? '' : `&section=${segment(section)}`);
