import { useStore } from 'zustand';
import { appDeviceStore } from './appDeviceStore.ts';
import type { DeviceState } from './deviceStore.ts';

/** Part of the app's device state, as React state. The selector must answer the same value for the same state. */
export function useDevice<T>(selector: (state: DeviceState) => T): T {
  return useStore(appDeviceStore(), selector);
}
