import { useStore } from 'zustand';
import { appDeviceStore } from './appDeviceStore.ts';
import type { DeviceState } from './deviceStore.ts';

export function useDevice<T>(selector: (state: DeviceState) => T): T {
  return useStore(appDeviceStore(), selector);
}
