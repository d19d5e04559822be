import { useDevice } from '#device/storage/useDevice.ts';

/** Whether this phone shows the app in its easy mode. */
export const useEasyMode = (): boolean => useDevice((device) => device.easyMode !== undefined);
