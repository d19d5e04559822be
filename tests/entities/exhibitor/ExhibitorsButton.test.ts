// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerHere } from '#tests/features/shop.ts';

const empty = 'empty0000000000000000001';
const small = 'small0000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Links out of the page into the lists of exhibitors, halls and products of an exhibition. */
const listLinks = (id: string) =>
  ['exhibitors', 'halls', 'products'].filter((list) =>
    document.querySelector(`main a[href="/${list}/${id}"]`),
  );

const pages = [
  ['favourites', ['exhibitors']],
  ['messages', ['exhibitors']],
  ['appointments', ['exhibitors']],
  ['for-you', ['exhibitors']],
  ['trip-report', ['exhibitors']],
  ['search', ['exhibitors', 'halls']],
  ['cart', ['products']],
  ['orders', ['products']],
] as const;

describe('an empty page', () => {
  it.each(pages)('%s leads to no list that is empty too', async (page) => {
    await registerHere(phone, empty);
    await openApp(`/${page}/${empty}`);
    await waitFor(() => expect(document.querySelector('main[aria-busy="false"] h1')).not.toBeNull());
    await screen.findByRole('main');
    await waitFor(() => expect(phone.asked.some(({ path }) => path.startsWith('queryCount/'))).toBe(true));
    await waitFor(() => expect(listLinks(empty)).toEqual([]));
  });

  it.each(pages)('%s leads to the lists that have something', async (page, lists) => {
    await registerHere(phone, small);
    await openApp(`/${page}/${small}`);
    await waitFor(() => expect(listLinks(small)).toEqual(lists));
  });
});
