// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';

const me: MessageOwner = { exhibitionId: 'open00000000000000000001', visitorId: 'visitor00000000000000xyz' };
const firm: Partner = { kind: 'exhibitor', id: 'exhibitor000000000001001' };

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function openBlocked(owner = me) {
  const { setBlocked, useBlocked } = await import('#entities/message/partner/blockedPartners.ts');
  return { setBlocked, seen: renderHook(() => useBlocked(owner)).result };
}

describe('a partner who is blocked', () => {
  it('is blocked for this visitor at this exhibition only, and until it is taken back', async () => {
    const { setBlocked, seen } = await openBlocked();
    const other = await openBlocked({ ...me, visitorId: 'visitor00000000000000abc' });
    const elsewhere = await openBlocked({ ...me, exhibitionId: 'large0000000000000000001' });
    act(() => setBlocked(me, firm, true));
    act(() => setBlocked(me, firm, true));
    expect(seen.current).toEqual([firm]);
    expect(other.seen.current).toEqual([]);
    expect(elsewhere.seen.current).toEqual([]);
    act(() => setBlocked(me, firm, false));
    expect(seen.current).toEqual([]);
  });

  it('stays blocked after a reload, and what is stored are ids', async () => {
    const { setBlocked } = await openBlocked();
    act(() => setBlocked(me, firm, true));
    expect(localStorage.getItem('blockedPartners')).toBe(
      JSON.stringify([{ ...me, partner: 'exhibitor/exhibitor000000000001001' }]),
    );
    vi.resetModules();
    expect((await openBlocked()).seen.current).toEqual([firm]);
  });

  it('is read past entries that another release or a person has written', async () => {
    const entries = [
      null,
      { ...me, partner: 7 },
      { ...me, partner: 'admin/1' },
      { ...me, partner: 'visitor' },
    ];
    localStorage.setItem('blockedPartners', JSON.stringify(entries));
    expect((await openBlocked()).seen.current).toEqual([]);
  });
});
