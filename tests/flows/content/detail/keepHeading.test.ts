// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BootHandover } from '#boot/takeEarlyAnswer.ts';

const heading = [{ tag: 'h1', children: ['南麓'] }] as const;

async function keep(shown: object | undefined, row: Promise<unknown> = Promise.resolve({})): Promise<void> {
  window.boot = { shared: { row, ...(shown && { shown }) } } as unknown as BootHandover;
  vi.resetModules();
  await (await import('#flows/content/detail/keepHeading.ts')).keepHeading();
}
const kept = () => JSON.parse(localStorage.getItem('headings') ?? '{}') as Record<string, unknown>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete window.boot;
});

it('what was painted of a row is kept for the next visit, also where the storage was damaged', async () => {
  localStorage.setItem('headings', '{"a');
  await keep({ '/exhibitor/azh': heading });
  expect(kept()).toEqual({ '/exhibitor/azh': heading });
});

it('of twenty pages the one that was opened longest ago makes room', async () => {
  for (let number = 0; number < 20; number += 1) await keep({ [`/product/${number}zh`]: heading });
  await keep({ '/product/0zh': heading });
  await keep({ '/product/20zh': heading });
  expect(Object.keys(kept())).toHaveLength(20);
  expect(kept()).toHaveProperty(['/product/0zh']);
  expect(kept()).not.toHaveProperty(['/product/1zh']);
});

it('a page whose row has no answer keeps what it had', async () => {
  await keep({ '/exhibitor/azh': heading });
  await keep(undefined, Promise.reject(new Error('503')));
  expect(kept()).toEqual({ '/exhibitor/azh': heading });
});

it('another page keeps nothing', async () => {
  delete window.boot;
  vi.resetModules();
  await (await import('#flows/content/detail/keepHeading.ts')).keepHeading();
  expect(kept()).toEqual({});
});
