import { definePath } from './definePath.ts';
import type { Role } from '../person/role.ts';

const segment = encodeURIComponent;

export const selectPath = /* @__PURE__ */ definePath('/select/:id/:channelId?');
export const homePath = /* @__PURE__ */ definePath('/home/:id');
export const classicHomePath = /* @__PURE__ */ definePath('/homeclassic/:id');
export const wechatLoginPath = /* @__PURE__ */ definePath('/wechat_login/:id/:channelId?');
/** What the code of a place leads to. */
export const checkInPath = /* @__PURE__ */ definePath('/sign-in/:id/:signInPlaceId');
export const registerPath = /* @__PURE__ */ definePath('/register/:id/:channelId?');
export const informationPath = /* @__PURE__ */ definePath('/information/:id/:channelId?');
export const uploadPath = /* @__PURE__ */ definePath('/upload/:id/:channelId');
export const groupPath = /* @__PURE__ */ definePath('/group/:id/:channelId?');
export const memberPath = (exhibitionId: string, channelId: string, memberId: string) =>
  `${groupPath(exhibitionId, channelId)}?member=${segment(memberId)}`;
export const joinPath = (exhibitionId: string, channelId: string, groupId: string) =>
  `${groupPath(exhibitionId, channelId)}?join=${segment(groupId)}`;

export const questionPath = /* @__PURE__ */ definePath('/question-page/:id/:channelId?');
export const questionSuccessPath = /* @__PURE__ */ definePath('/question-success/:id/:channelId?');

export const loginScreenPath = /* @__PURE__ */ definePath('/login/:id/:channelId?');
export const loginPath = (
  exhibitionId: string,
  channelId?: string,
  next?: 'register' | 'group' | 'mine' | 'exhibit',
) => loginScreenPath(exhibitionId, channelId) + (next === undefined ? '' : `?next=${next}`);

const asRole = (role: Role) => (role === 'visitor' ? '' : `?as=${role}`);
export const loginAsPath = (exhibitionId: string, role: Role) => loginScreenPath(exhibitionId) + asRole(role);
export const passwordScreenPath = /* @__PURE__ */ definePath('/password/:id');
export const passwordPath = (exhibitionId: string, role: Role) =>
  passwordScreenPath(exhibitionId) + asRole(role);
export const certificatesPath = /* @__PURE__ */ definePath('/certificates/:id');

export const voucherListPath = '/list';
export const notFoundPath = '/404';
export const authorizePath = '/authorize';
export const codePath = (voucherId?: string) =>
  `/code${voucherId === undefined ? '' : `?voucher=${segment(voucherId)}`}`;
export const fullCodePath = (voucherId?: string) =>
  `/xycode${voucherId === undefined ? '' : `?voucher=${segment(voucherId)}`}`;
