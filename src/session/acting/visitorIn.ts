import type { DeviceValues } from '#device/storage/deviceKeys.ts';
import { useDevice } from '#device/storage/useDevice.ts';

/** The visitor who logged in last on this phone, at whatever exhibition. At one exhibition `currentVisitorId` says who acts. */
export const visitorIn = (device: DeviceValues): string | undefined => device.visitorId;

/** On whose behalf the API is asked where a call names no other role. */
export const userIn = (device: DeviceValues): string | undefined => device.userId;

/** Whether the phone keeps a login of any kind as a visitor, of WeChat included. */
export const isNamedIn = (device: DeviceValues): boolean =>
  (device.visitorId ?? device.token ?? device.wechatOpenId) !== undefined;

export const useVisitorIn = (): string | undefined => useDevice(visitorIn);
