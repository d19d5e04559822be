// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab } from './openPhone.ts';

const here = 'onsite000000000000000001';
const path = `/sign-in/${here}/gate00000000000000000001`;

beforeEach(() => sessionStorage.clear());

async function open() {
  await openTab();
  return import('../../src/flows/wayBack.ts');
}

describe('the way back after a login or a registration', { tags: ['sign-in-place'] }, () => {
  it('leads to exactly where one came from, once', async () => {
    const { noteWayBack, takeWayBack } = await open();
    noteWayBack(here, path);
    expect(takeWayBack(here)).toBe(path);
    expect(takeWayBack(here)).toBeUndefined();
  });

  it('is none at another exhibition, and none after it was forgotten', async () => {
    const { noteWayBack, takeWayBack, forgetWayBack } = await open();
    noteWayBack(here, path);
    expect(takeWayBack('open00000000000000000001')).toBeUndefined();
    noteWayBack(here, path);
    forgetWayBack();
    expect(takeWayBack(here)).toBeUndefined();
  });

  it('is none after an hour', async () => {
    const { noteWayBack, takeWayBack } = await open();
    noteWayBack(here, path);
    const later = Date.now() + 3_600_001;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(takeWayBack(here)).toBeUndefined();
    vi.restoreAllMocks();
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/nowhere', 'no path', ''])(
    'is never %s',
    { tags: ['X04'] },
    async (target) => {
      const { noteWayBack, takeWayBack } = await open();
      noteWayBack(here, target);
      expect(takeWayBack(here)).toBeUndefined();
    },
  );

  it.each(['', 'null', '[]', '{', '5'])('is none where the note is damaged: %s', async (text) => {
    const { takeWayBack } = await open();
    sessionStorage.setItem('wayBack', text);
    expect(takeWayBack(here)).toBeUndefined();
  });
});
