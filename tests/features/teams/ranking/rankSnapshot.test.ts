import { describe, expect, it } from 'vitest';
import { reloadableNames } from '#device/storage/deviceKeys.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { readRankSnapshot, saveRankSnapshot } from '#features/teams/ranking/rankSnapshot.ts';
import { FakeStorage } from '#tests/device/fakeStorage.ts';

const exhibitionId = 'teams0000000000000000001';
const idOf = (number: number, start = 'team') => start + String(number).padStart(24 - start.length, '0');
const open = () => {
  const fake = new FakeStorage();
  return { fake, storage: createSafeStorage(() => fake) };
};

describe('the last seen ranks', { tags: ['team-movement'] }, () => {
  it('are found for each team, and not for an unknown team', () => {
    const { storage } = open();
    saveRankSnapshot(storage, exhibitionId, 1_000, [
      { teamId: idOf(1), place: 1 },
      { teamId: idOf(2), place: 1_987 },
      { teamId: idOf(3), place: 0 },
    ]);
    const seen = readRankSnapshot(storage, exhibitionId);
    expect(seen?.atMs).toBe(1_000);
    expect([1, 2, 3, 4].map((number) => seen?.placeOf(idOf(number)))).toEqual([1, 1_987, 0, undefined]);
  });

  it('are unknown before the first visit, and at another exhibition', () => {
    const { storage } = open();
    expect(readRankSnapshot(storage, exhibitionId)).toBeUndefined();
    saveRankSnapshot(storage, exhibitionId, 1, []);
    expect(readRankSnapshot(storage, 'other0000000000000000001')).toBeUndefined();
  });

  it('are kept for the two latest exhibitions', () => {
    const { storage } = open();
    const ids = [1, 2, 3].map((number) => idOf(number, 'exhibition'));
    ids.forEach((id, at) => saveRankSnapshot(storage, id, at, [{ teamId: idOf(1), place: at + 1 }]));
    expect(ids.map((id) => readRankSnapshot(storage, id)?.placeOf(idOf(1)))).toEqual([undefined, 2, 3]);
  });

  it('of two teams whose ids end alike are unknown', () => {
    const { storage } = open();
    const seen = [idOf(7, 'a'), idOf(7, 'b')].map((teamId, at) => ({ teamId, place: at + 1 }));
    saveRankSnapshot(storage, exhibitionId, 1, seen);
    expect(readRankSnapshot(storage, exhibitionId)?.placeOf(idOf(7, 'a'))).toBeUndefined();
  });

  it('of five thousand teams are those of the first two thousand, in less than 40 KB', () => {
    const { fake, storage } = open();
    const seen = Array.from({ length: 5_000 }, (_, at) => ({ teamId: idOf(at + 1), place: at + 1 }));
    saveRankSnapshot(storage, exhibitionId, 1_800_000_000_000, seen);
    expect(readRankSnapshot(storage, exhibitionId)?.placeOf(idOf(2_000))).toBe(2_000);
    expect(readRankSnapshot(storage, exhibitionId)?.placeOf(idOf(2_001))).toBeUndefined();
    expect(fake.getItem('teamPlaces')?.length).toBeLessThan(40_000);
  });

  it.each([
    '{',
    '7',
    'null',
    '{}',
    '[null,{"id":1}]',
    '[{"id":"teams0000000000000000001","atMs":1,"places":"x . 0.zz.1 .-1"}]',
  ])('read from %s are unknown', (text) => {
    const { fake, storage } = open();
    fake.setItem('teamPlaces', text);
    expect(readRankSnapshot(storage, exhibitionId)?.placeOf(idOf(1))).toBeUndefined();
    saveRankSnapshot(storage, exhibitionId, 2, [{ teamId: idOf(1), place: 3 }]);
    expect(readRankSnapshot(storage, exhibitionId)?.placeOf(idOf(1))).toBe(3);
  });

  it('are removed first when the phone’s storage is full', () => {
    expect(reloadableNames).toContain('teamPlaces');
  });
});
