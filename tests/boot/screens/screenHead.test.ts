import { describe, expect, it } from 'vitest';
import { firstRowsQuestions, titlesIn } from '#scripts/vite/screenPage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { bootPageRig } from '../openBootPage.ts';

const openId = 'open00000000000000000001';
const page = bootPageRig({
  ask: 'src/boot/screens/askScreen.ts',
  questions: firstRowsQuestions,
  paint: 'src/boot/screens/screenHead.ts',
  given: { givenTitles: { zh: titlesIn('zh'), en: titlesIn('en') } },
});
const { open, asked, painted, isAppLoading } = page;
const paths = () => asked.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
const hasSkeleton = () => document.querySelector('#landing [aria-hidden="true"]') !== null;

describe('the boot script of a list or a form', () => {
  it.each([
    [undefined, '展商'],
    ['en', 'Exhibitors'],
  ])('paints heading and skeleton, and loads the app, before the server answers (%s)', (locale, title) => {
    if (locale !== undefined) localStorage.setItem('locale', locale);
    page.answer = () => new Promise(() => {});
    open(`/exhibitors/${openId}`);
    expect(painted('h1')).toBe(title);
    expect(hasSkeleton()).toBe(true);
    expect(isAppLoading()).toBe(true);
  });

  it('asks for the exhibition, and then for the first rows under its tenant', async () => {
    open(`/exhibitors/${openId}`);
    expect(paths()).toEqual(['Exhibition']);
    await eventually(() => expect(paths()).toEqual(['Exhibition', 'ExhibitorExhibitionInfo']));
    expect(asked[1]?.body).toMatchObject({
      params: { condition: { ExhibitionId: openId }, options: { pageIndex: 1 } },
    });
    expect(asked[1]?.body.tenantId).not.toBe('sys');
  });

  it('leaves the rows of a list that is narrowed to the app', async () => {
    open(`/exhibitors/${openId}?q=x`);
    await window.boot?.shared?.row;
    expect(paths()).toEqual(['Exhibition']);
    expect(painted('h1')).toBeUndefined();
    expect(hasSkeleton()).toBe(true);
  });

  it.each([
    ['products', '', false],
    ['products', '?category=c1', true],
    ['news', '', false],
    ['exhibitors', '', true],
    ['halls', '?q=x', false],
  ])('keeps the line of what is chosen only where the list has one: %s%s', (kind, query, hasLine) => {
    open(`/${kind}/${openId}${query}`);
    expect(document.querySelector('#landing .screens-line') !== null).toBe(hasLine);
  });

  it('paints the products as squares beside each other', () => {
    open(`/products/${openId}`);
    expect(document.querySelectorAll('#landing .ListSkeleton-tiles .ListSkeleton-square')).toHaveLength(6);
  });

  it.each([
    ['those of the exhibition', '', { ExhibitionId: openId }],
    ['the one that the address names', '/visitor00000000000000001', { RecordId: 'visitor00000000000000001' }],
  ])('asks for the channels of a login beside it: %s', (_which, channel, condition) => {
    open(`/login/${openId}${channel}`);
    expect(paths()).toEqual(['Exhibition', 'Channel']);
    expect(JSON.stringify(asked[1]?.body)).toContain(JSON.stringify(condition).slice(1, -1));
    expect(painted('h1')).toBe('登录');
  });

  it('paints no heading of a list over one of its rows', () => {
    open(`/orders/${openId}/order0000000000000000001`);
    expect(painted('h1')).toBeUndefined();
    expect(hasSkeleton()).toBe(true);
  });

  it('paints nothing, and loads the app, where the address has no exhibition', () => {
    open('/orders/nothing');
    expect(asked).toEqual([]);
    expect(hasSkeleton()).toBe(false);
    expect(isAppLoading()).toBe(true);
  });
});
