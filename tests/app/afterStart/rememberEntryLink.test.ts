// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { rememberEntryLink } from '#app/afterStart/rememberEntryLink.ts';
import { createDeviceStore } from '#device/storage/deviceStore.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';

const id = 'open00000000000000000001';
const link = `/wechat_login/${id}`;
const at = (pathname: string) => ({ location: { pathname } });

beforeEach(() => localStorage.clear());

/** A page that begins at `path` and then shows the other screens; answers the link that is kept. */
function visit(path: string, ...later: readonly string[]): string | null {
  const store = createStore(() => at(path));
  rememberEntryLink({
    device: createDeviceStore(createSafeStorage()),
    entryUrl: `https://expo.test${path}?from=friend`,
    router: { state: store.getState(), subscribe: store.subscribe },
  });
  for (const screen of later) store.setState(at(screen));
  return localStorage.getItem('fromWechatLink');
}

it.each([
  ['begins at a /wechat_login link', [link, `/register/${id}`], link],
  ['is led to one', [`/homeclassic/${id}`, link, `/register/${id}`], link],
  ['begins at any other link', [`/select/${id}`, `/register/${id}`], null],
] as const)(
  'a visitor who %s is remembered with the link %j as %s',
  { tags: ['share-link'] },
  (_, [first, ...later], kept) => {
    expect(visit(first, ...later)).toBe(kept);
  },
);

it('a page that starts at /select clears the link, and one that starts elsewhere keeps it', {
  tags: ['share-link'],
}, () => {
  visit(link);
  expect(visit(`/questFinish`, `/select/${id}`)).toBe(link);
  expect(visit(`/register/${id}`)).toBe(link);
  expect(visit(`/select/${id}`)).toBeNull();
});
