import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadLaterRoutes } from '#app/routes.ts';
import { appSession } from '#device/storage/appDeviceStore.ts';
import { provideServices, type Services } from '#session/services.ts';
import { forgetReturnTo, saveReturnTo, consumeReturnTo } from '#flows/navigation/returnTo.ts';

const exhibitionId = 'open00000000000000000001';
const join = `/teams/${exhibitionId}/join?code=T001`;
const minuteMs = 60_000;
let nowMs = 0;

beforeAll(async () => void (await loadLaterRoutes()));
beforeEach(() => {
  nowMs = 1_800_000_000_000;
  appSession().clear();
  provideServices({ now: () => nowMs } as Services);
});

describe('the return of a visitor who had to log in', { tags: ['check-in-place'] }, () => {
  it('leads to exactly where they came from, once', () => {
    saveReturnTo(exhibitionId, join);
    expect(consumeReturnTo(exhibitionId)).toBe(join);
    expect(consumeReturnTo(exhibitionId)).toBeUndefined();
  });

  it('is forgotten where it is not wanted any more', () => {
    saveReturnTo(exhibitionId, join);
    forgetReturnTo();
    expect(consumeReturnTo(exhibitionId)).toBeUndefined();
  });

  it('is that of the exhibition, and of no other', () => {
    saveReturnTo(exhibitionId, join);
    expect(consumeReturnTo('other0000000000000000001')).toBeUndefined();
  });

  it('is forgotten after an hour', () => {
    saveReturnTo(exhibitionId, join);
    nowMs += 61 * minuteMs;
    expect(consumeReturnTo(exhibitionId)).toBeUndefined();
  });

  it.each(['https://evil.example/', '//evil.example', '/authorize', 'nonsense', ''])(
    'never leads to %s',
    { tags: ['X04'] },
    (path) => {
      saveReturnTo(exhibitionId, path);
      expect(consumeReturnTo(exhibitionId)).toBeUndefined();
    },
  );

  it.each(['', 'null', '[]', '{', '5'])('leads nowhere where the note is damaged: %s', (text) => {
    appSession().write('wayBack', text);
    expect(consumeReturnTo(exhibitionId)).toBeUndefined();
  });
});
