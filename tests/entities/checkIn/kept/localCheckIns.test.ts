// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { createLocalCheckIns } from '#entities/checkIn/kept/localCheckIns.ts';
import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';

const note = (placeId: string, part: Partial<LocalCheckIn> = {}): LocalCheckIn => ({
  exhibitionId: 'here',
  placeId,
  registrationId: 'me',
  kind: 'waiting',
  signedAt: '',
  tappedAtMs: 1,
  clientRef: 'ref',
  ...part,
});
const open = () => createLocalCheckIns({ storage: createSafeStorage(), events: window });

beforeEach(() => localStorage.clear());

describe('the stored check-ins', { tags: ['check-in-once'] }, () => {
  it('contain one per person and place, and outlast the page', () => {
    const notes = open();
    notes.put(note('gate'));
    notes.put(note('hall'));
    notes.put(note('gate', { kind: 'signed' }));
    expect(open().list()).toEqual([note('hall'), note('gate', { kind: 'signed' })]);
  });

  it('are the same list until something changes', () => {
    const notes = open();
    notes.put(note('gate'));
    const before = notes.list();
    notes.put(note('gate'));
    expect(notes.list()).toBe(before);
  });

  it('of two tabs are merged, and each tab is notified of the other', () => {
    const [one, other] = [open(), open()];
    let heard = 0;
    other.subscribe(() => {
      heard += 1;
    });
    one.put(note('gate'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'signIns', storageArea: localStorage }));
    expect(heard).toBe(1);
    other.put(note('hall'));
    expect(one.list()).toEqual([note('gate'), note('hall')]);
  });

  it.each(['', 'no list', '{}', '[1,{"kind":"signed"}]'])('that are damaged are ignored: %s', (text) => {
    localStorage.setItem('signIns', text);
    expect(open().list()).toEqual([]);
  });

  it('are at most five hundred, the newest', () => {
    const notes = open();
    notes.change(() => Array.from({ length: 501 }, (_, at) => note(`place${at}`)));
    expect(notes.list()).toHaveLength(500);
    expect(notes.list()[0]?.placeId).toBe('place1');
  });
});
