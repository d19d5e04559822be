// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInHost } from '#tests/flows/openInHost.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => void openPhone());
afterEach(() => vi.restoreAllMocks());

let stop = () => {};
afterEach(() => stop());

/** A page with links, and the router behind them. */
async function open(kind: Parameters<typeof openInHost>[0]) {
  const page = await openInHost(kind);
  const { openOwnLinksByShell } = await import('#app/afterStart/openOwnLinksByShell.ts');
  let flushed = 0;
  stop = openOwnLinksByShell(document, async () => void (flushed += 1));
  const routed: string[] = [];
  const route = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    routed.push(event.currentTarget.getAttribute('href') ?? '');
  };
  render(
    <>
      {['/list', '/list?page=2', '#content', 'https://talks.example.com/', 'tel:+862112345678'].map(
        (href) => (
          <a key={href} href={href} onClick={route}>
            <span>{`to ${href}`}</span>
          </a>
        ),
      )}
      <a href="/picture.jpg" download="picture.jpg" onClick={route}>
        save
      </a>
    </>,
  );
  const tap = (name: string, init?: MouseEventInit) =>
    screen
      .getByText(name)
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return { ...page, tap, routed, flushed: () => flushed };
}

const shown = (path: string) => `/pages/web/web?url=${encodeURIComponent(location.origin + path)}`;

describe('a link between our own screens in a mini-program', {
  tags: ['link-mini-program'],
}, () => {
  it.each(['miniIos', 'miniAndroid'] as const)(
    'opens a new web view in %s after the answers are saved, and not in the router',
    async (kind) => {
      const { fake, tap, routed, flushed } = await open(kind);
      tap('to /list?page=2');
      await expect.poll(() => fake?.mini.opened.map(({ url }) => url)).toEqual([shown('/list?page=2')]);
      expect([routed, flushed()]).toEqual([[], 1]);
    },
  );

  it('replaces this page when ten pages are on the stack', async () => {
    const { fake, tap } = await open('miniIos');
    if (fake !== undefined) fake.mini.stack = 10;
    tap('to /list');
    await expect.poll(() => fake?.mini.opened).toEqual([{ by: 'redirectTo', url: shown('/list') }]);
  });

  it.each([
    ['to #content', {}],
    ['to https://talks.example.com/', {}],
    ['to tel:+862112345678', {}],
    ['save', {}],
    ['to /list', { ctrlKey: true }],
    ['to /list', { button: 1 }],
  ])('is ignored where a tap goes %s with %j', async (name, init) => {
    const { fake, tap, routed } = await open('miniIos');
    tap(name, init);
    expect(routed).toHaveLength(1);
    expect(fake?.mini.opened).toEqual([]);
  });

  it.each(['browser', 'wechatIos'] as const)('is handled by the router in %s', async (kind) => {
    const { tap, routed } = await open(kind);
    tap('to /list');
    expect(routed).toEqual(['/list']);
  });
});
