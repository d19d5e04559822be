// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptMoved,
  refreshRemembered,
  removeRemembered,
  toggleRemembered,
} from '#entities/programme/schedule/changeRemembered.ts';
import { changeOf } from '#entities/programme/rules/entryChange.ts';
import { appDeviceStore } from '#device/storage/appDeviceStore.ts';
import { provideServices, type Services } from '#session/services.ts';
import { rememberedList } from '#entities/programme/schedule/rememberedList.ts';

const entry = {
  kind: 'conference',
  id: 'a',
  title: { zh: '论坛', en: 'Forum' },
  startMs: 1_000,
  placeName: { zh: '1 号厅', en: 'Room 1' },
  path: '/conference/x/a',
} as const;
const list = () => rememberedList('x').list();

describe('the schedule on this phone', () => {
  beforeAll(() => provideServices({ now: () => 5_000, device: appDeviceStore() } as Services));
  beforeEach(() => rememberedList('x').change(() => []));

  it('an entry is put in, and taken out again', () => {
    toggleRemembered('x', entry);
    toggleRemembered('x', { ...entry, kind: 'live' });
    expect(list().map(({ kind }) => kind)).toEqual(['conference', 'live']);
    toggleRemembered('x', entry);
    expect(list().map(({ kind }) => kind)).toEqual(['live']);
  });

  it('each exhibition has its own', () => {
    toggleRemembered('x', entry);
    expect(rememberedList('y').list()).toEqual([]);
  });

  it('a moved start is kept beside the known one until the visitor has seen it', () => {
    toggleRemembered('x', entry);
    refreshRemembered('x', { entries: [{ ...entry, startMs: 2_000 }] });
    expect(list()).toMatchObject([{ startMs: 2_000, knownStartMs: 1_000 }]);
    acceptMoved('x', entry);
    expect(list()).toMatchObject([{ startMs: 2_000, knownStartMs: 2_000 }]);
  });

  it('a room that has changed is kept beside the known one until the visitor has seen it', () => {
    toggleRemembered('x', entry);
    const placeName = { zh: '2 号厅', en: 'Room 2' };
    refreshRemembered('x', { entries: [{ ...entry, placeName }] });
    const [moved] = list();
    expect(moved).toMatchObject({ placeName, knownPlace: entry.placeName });
    expect(moved && changeOf(moved, moved)?.kind).toBe('moved');
    acceptMoved('x', entry);
    const [seen] = list();
    expect(seen && changeOf(seen, seen)).toBeUndefined();
  });

  it('what is asked for and not answered is gone, and told when', () => {
    toggleRemembered('x', entry);
    refreshRemembered('x', { entries: [], gone: [entry] });
    expect(list()).toMatchObject([{ isGone: true, readAtMs: 5_000 }]);
  });

  it('what has lost its time is told, until it has one again', () => {
    toggleRemembered('x', entry);
    refreshRemembered('x', { entries: [], undated: [entry] });
    expect(list()).toMatchObject([{ startMs: 1_000, isUndated: true }]);
    refreshRemembered('x', { entries: [{ ...entry, startMs: 3_000 }] });
    expect(list()).toEqual([
      { ...entry, startMs: 3_000, knownStartMs: 1_000, knownPlace: entry.placeName, readAtMs: 5_000 },
    ]);
  });

  it('removed entries are put back as they were', () => {
    toggleRemembered('x', entry);
    toggleRemembered('x', { ...entry, kind: 'live' });
    const undo = removeRemembered('x', [entry]);
    expect(list().map(({ kind }) => kind)).toEqual(['live']);
    undo();
    undo();
    expect(list().map(({ kind }) => kind)).toEqual(['live', 'conference']);
    expect(list()[1]).toEqual({
      ...entry,
      knownStartMs: 1_000,
      knownPlace: entry.placeName,
      readAtMs: 5_000,
    });
  });
});
