// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const links = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main [aria-posinset] a[href^="/exhibitor/"]'));
const thumbsOf = (link: HTMLElement) =>
  Array.from(link.querySelectorAll<HTMLImageElement>('[class*="thumbs"] img'));
const pictured = () => links().filter((link) => thumbsOf(link).length > 0);
const asked = () =>
  phone.asked.filter(
    ({ path, body }) => path === 'get/Product' && JSON.stringify(body).includes('"ExhibitorId":{"$in"'),
  );

describe('a row in the list of exhibitors', () => {
  it('shows three products where there are some, asked for once for all rows of the page', async () => {
    await openApp(`/exhibitors/${openId}`);
    await waitFor(() => expect(pictured().length).toBeGreaterThan(1));
    for (const link of pictured()) expect(thumbsOf(link).length).toBeLessThanOrEqual(3);
    expect(Math.max(...pictured().map((link) => thumbsOf(link).length))).toBe(3);
    expect(asked()).toHaveLength(1);
  });

  it('shows the next picture in place of one that does not load, and its introduction when none is left', async () => {
    await openApp(`/exhibitors/${openId}`);
    await waitFor(() => expect(pictured().length).toBeGreaterThan(1));
    const [row] = pictured();
    await waitFor(() => expect(thumbsOf(row!)[0]?.src).not.toBe(''));
    const words = row!.textContent ?? '';
    const [first] = thumbsOf(row!);
    const src = first!.src;
    fireEvent.error(first!);
    expect(thumbsOf(row!).map((image) => image.src)).not.toContain(src);
    for (let rest = thumbsOf(row!); rest.length > 0; rest = thumbsOf(row!)) fireEvent.error(rest[0]!);
    expect(row!.querySelector('[class*="imageMissing"][class*="thumb"]')).toBeNull();
    expect((row!.textContent ?? '').length).toBeGreaterThan(words.length);
  });

  it('shows its introduction where the products cannot be read', async () => {
    phone.answerInstead(({ path, body }) =>
      path === 'get/Product' && JSON.stringify(body).includes('$in')
        ? new Response('{"resCode":500,"result":null}', { status: 500 })
        : undefined,
    );
    await openApp(`/exhibitors/${openId}`);
    await waitFor(() => expect(links().length).toBeGreaterThan(1));
    await waitFor(() =>
      expect(document.querySelectorAll('main [aria-posinset] [class*="text"]').length).toBeGreaterThan(1),
    );
    expect(pictured()).toHaveLength(0);
  });
});
