// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { addressOf, openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { heldVoucher, reviewId } from './heldVoucher.ts';

const openId = 'open00000000000000000001';
const start = '/code?start=1';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
});

function hold(exhibitionId: string | undefined, ...vouchers: readonly Voucher[]): void {
  if (exhibitionId !== undefined) localStorage.setItem('entranceid', exhibitionId);
  if (vouchers.length > 0) localStorage.setItem('vouchers', JSON.stringify(vouchers));
}

async function startAddress(): Promise<string> {
  const app = await openApp(start);
  return waitFor(() => {
    if (addressOf(app) === start) throw new Error('It has not led anywhere yet');
    return addressOf(app);
  });
}

const ended = {
  ...heldVoucher('2').exhibition,
  StartTime: '2020-01-01 09:00:00',
  EndTime: '2020-01-01 17:00:00',
};

it('a ticket opens on a phone that has no exhibition in use, the valid one first', async () => {
  const other = {
    ...heldVoucher('2'),
    exhibitionId: openId,
    recordId: 'vei000000000000000000999',
    exhibition: ended,
  };
  hold(undefined, other, heldVoucher('2'));
  const app = await openApp('/code');
  expect(addressOf(app)).toBe('/code');
  expect(localStorage.getItem('entranceid')).toBe(reviewId);
  localStorage.removeItem('entranceid');
  await openApp(`/code?voucher=${other.recordId}`);
  expect(localStorage.getItem('entranceid')).toBe(openId);
});

describe('the icon on the home screen leads', () => {
  it('to the pass of the exhibition in use', async () => {
    hold(reviewId, heldVoucher('2'));
    expect(await startAddress()).toBe('/code');
  });

  it('to the pass of another exhibition where the one in use has none', async () => {
    hold(openId, heldVoucher('2'));
    expect(await startAddress()).toBe(`/code?voucher=${heldVoucher('2').recordId}`);
  });

  it.each([
    ['without a pass', []],
    ['with the pass of an exhibition that is over', [heldVoucher('2', { exhibition: ended })]],
    ['with a pass that was declined', [heldVoucher('2', { approveState: '3' })]],
  ])('%s to the home of the exhibition in use', async (_with, vouchers) => {
    hold(reviewId, ...vouchers);
    expect(await startAddress()).toBe(`/home/${reviewId}`);
  });

  it('to the pass of an exhibition that is over by the phone’s clock, which is 60 days ahead', async () => {
    const dayMs = 86_400_000;
    const dayText = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');
    const exhibition = {
      ...ended,
      StartTime: dayText(Date.now() - 40 * dayMs),
      EndTime: dayText(Date.now() - 30 * dayMs),
    };
    localStorage.setItem('clockAhead', String(60 * dayMs));
    localStorage.setItem('clockNoted', String(Date.now() - dayMs));
    hold(reviewId, heldVoucher('2', { exhibition }));
    expect(await startAddress()).toBe('/code');
  });

  it('past the pass of an exhibition that is over to one that is valid', async () => {
    const valid = heldVoucher('3', { exhibitionId: openId });
    hold(reviewId, heldVoucher('2', { exhibition: ended }), valid);
    expect(await startAddress()).toBe(`/code?voucher=${valid.recordId}`);
  });

  it('on an empty phone to the page that says that there is no exhibition', async () => {
    expect(await startAddress()).toBe('/404');
  });
});
