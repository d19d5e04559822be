import type { Role } from './role.ts';

/** The addresses of the screens. Ids are encoded, although a valid one never needs it. */
const segment = encodeURIComponent;
const below = (screen: string, exhibitionId: string, channelId?: string) =>
  `/${screen}/${segment(exhibitionId)}${channelId === undefined ? '' : `/${segment(channelId)}`}`;

export const selectPath = (exhibitionId: string, channelId?: string) =>
  below('select', exhibitionId, channelId);
export const homePath = (exhibitionId: string) => below('homeclassic', exhibitionId);
export const registerPath = (exhibitionId: string, channelId: string) =>
  below('register', exhibitionId, channelId);
export const informationPath = (exhibitionId: string, channelId: string) =>
  below('information', exhibitionId, channelId);
/** A business card that goes with the registration. */
export const uploadPath = (exhibitionId: string, channelId: string) =>
  below('upload', exhibitionId, channelId);
/** Several people in one go. */
export const groupPath = (exhibitionId: string, channelId?: string) =>
  below('group', exhibitionId, channelId);
/** One of them. */
export const memberPath = (exhibitionId: string, channelId: string, memberId: string) =>
  `${groupPath(exhibitionId, channelId)}?member=${segment(memberId)}`;
/** For somebody who fills in their part of a group themselves. */
export const joinPath = (exhibitionId: string, channelId: string, groupId: string) =>
  `${groupPath(exhibitionId, channelId)}?join=${segment(groupId)}`;

export const questionPath = (exhibitionId: string, channelId: string) =>
  below('question-page', exhibitionId, channelId);
export const questionSuccessPath = (exhibitionId: string, channelId: string) =>
  below('question-success', exhibitionId, channelId);

/** `next` is the screen that needs the proof; without it the visitor logs in to see a code. */
export const loginPath = (exhibitionId: string, channelId?: string, next?: 'register' | 'group' | 'mine') =>
  below('login', exhibitionId, channelId) + (next === undefined ? '' : `?next=${next}`);

const asRole = (role: Role) => (role === 'visitor' ? '' : `?as=${role}`);
export const loginAsPath = (exhibitionId: string, role: Role) => below('login', exhibitionId) + asRole(role);
/** Sets, resets or changes a password. */
export const passwordPath = (exhibitionId: string, role: Role) =>
  below('password', exhibitionId) + asRole(role);
/** Finds an earlier registration. */
export const certificatesPath = (exhibitionId: string) => below('certificates', exhibitionId);

export const voucherListPath = '/list';
/** The screens that show a code, and open without a network. */
export const isCodeScreen = (path: string) => ['/code', '/xycode', voucherListPath].includes(path);
export const notFoundPath = '/404';
export const authorizePath = '/authorize';
export const codePath = (voucherId?: string) =>
  `/code${voucherId === undefined ? '' : `?voucher=${segment(voucherId)}`}`;
export const fullCodePath = (voucherId?: string) =>
  `/xycode${voucherId === undefined ? '' : `?voucher=${segment(voucherId)}`}`;
