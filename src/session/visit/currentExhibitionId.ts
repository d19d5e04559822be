import type { DeviceStore } from '#device/storage/deviceStore.ts';
import type { DeviceValues } from '#device/storage/deviceKeys.ts';

type Kept = Pick<DeviceValues, 'entranceId' | 'channelId' | 'channel'>;

interface Opened {
  /** What a page shows outlives what another tab removes from the phone. */
  readonly id: string | undefined;
  /** What the phone kept before. */
  readonly before: Kept;
}

const opened = new WeakMap<DeviceStore, Opened>();

/** The exhibition for addresses that name none: the one the phone keeps, else the one this page has opened. */
export function currentExhibitionId(device: DeviceStore): string | undefined {
  return device.getState().entranceId ?? opened.get(device)?.id;
}

export function setCurrentExhibition(device: DeviceStore, exhibitionId: string): void {
  const { entranceId, channelId, channel, set } = device.getState();
  const { before = { entranceId, channelId, channel } } = opened.get(device) ?? {};
  const isSame = entranceId === exhibitionId;
  opened.set(device, { id: exhibitionId, before: isSame ? before : { entranceId, channelId, channel } });
  if (isSame) return;
  set('entranceId', exhibitionId);
  // Whether it belongs to this exhibition is seen when it is asked for.
  if (entranceId === undefined) return;
  // A channel belongs to one exhibition, and another one's cannot be registered through here.
  set('channelId', undefined);
  set('channel', undefined);
}

/** There is no such exhibition: the phone keeps again what it kept before. */
export function forgetExhibition(device: DeviceStore, exhibitionId: string): void {
  const { entranceId, set } = device.getState();
  if (entranceId !== exhibitionId) return;
  const { before } = opened.get(device) ?? {};
  const kept = before?.entranceId === exhibitionId ? undefined : before;
  set('entranceId', kept?.entranceId);
  set('channelId', kept?.channelId);
  set('channel', kept?.channel);
  opened.delete(device);
}
