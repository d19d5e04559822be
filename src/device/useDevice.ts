import { useStore } from 'zustand';
import { appDeviceStore } from './appDeviceStore.ts';
import type { DeviceState } from './deviceStore.ts';

/** The selector must return the same value for the same state. */
export function useDevice<T>(selector: (state: DeviceState) => T): T {
  return useStore(appDeviceStore(), selector);
}
