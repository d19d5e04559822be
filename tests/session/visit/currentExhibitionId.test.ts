import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '#device/storage/deviceStore.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import {
  currentExhibitionId,
  forgetExhibition,
  setCurrentExhibition,
} from '#session/visit/currentExhibitionId.ts';
import { FakeStorage } from '#tests/device/fakeStorage.ts';

const openId = 'open00000000000000000001';
const unknownId = 'unknown00000000000000001';
const channelId = 'media0000000000000000001';
const channel = JSON.stringify({ RecordId: channelId, ExhibitionId: openId });

function phone(stored: Readonly<Record<string, string>> = {}) {
  const storage = new FakeStorage();
  for (const [name, text] of Object.entries(stored)) storage.setItem(name, text);
  const device = createDeviceStore(createSafeStorage(() => storage));
  return { device, kept: () => Object.fromEntries(storage.entries) };
}

describe('an exhibition that does not exist', { tags: ['exhibition-id'] }, () => {
  it('gives way to the one before, and its channel', () => {
    const before = { entranceid: openId, channelid: channelId, channel };
    const { device, kept } = phone(before);
    setCurrentExhibition(device, unknownId);
    expect(kept()).toEqual({ entranceid: unknownId });
    forgetExhibition(device, unknownId);
    expect(kept()).toEqual(before);
  });

  it('leaves nothing where there was none, also for addresses that name no exhibition', () => {
    const { device, kept } = phone();
    setCurrentExhibition(device, unknownId);
    forgetExhibition(device, unknownId);
    expect([kept(), currentExhibitionId(device)]).toEqual([{}, undefined]);
  });

  it('opened once more before the answer came still gives way', () => {
    const { device, kept } = phone({ entranceid: openId });
    setCurrentExhibition(device, unknownId);
    setCurrentExhibition(device, unknownId);
    forgetExhibition(device, unknownId);
    expect(kept()).toEqual({ entranceid: openId });
  });

  it('says nothing about the one that was opened after it', () => {
    const { device, kept } = phone();
    setCurrentExhibition(device, unknownId);
    setCurrentExhibition(device, openId);
    forgetExhibition(device, unknownId);
    expect(kept()).toEqual({ entranceid: openId });
  });
});
