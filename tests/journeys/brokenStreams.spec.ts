import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import {
  expectMoving,
  forgetPlaylists,
  playback,
  playedSeconds,
  trustPlaylists,
} from './support/playback.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** In the order of `sandbox/seed/live/faultyLives.ts`. */
const faults = ['stops', 'missing', 'refused', 'page', 'film', 'second', 'busy', 'silent'] as const;
type Fault = (typeof faults)[number];

const roomOf = (fault: Fault, kind: 'live' | 'replay') => {
  const number = faults.indexOf(fault) + (kind === 'live' ? 1 : faults.length + 1);
  return `/live/${stories.streams}/livestreams${String(number).padStart(13, '0')}`;
};
const onAir = `/live/${stories.open}/liveopen${'1'.padStart(16, '0')}`;

const start = ({ page, say }: Visitor) =>
  page.getByRole('button', { name: say('content', 'playOf', { name: '' }).trim() }).click();

/** The player's; the comments below it have one of the same name without a network. */
const again = ({ page, say }: Visitor) =>
  page.locator('.StreamPlayer-again').and(page.getByRole('button', { name: say('content', 'retry') }));

async function expectTold(visitor: Visitor, text: string): Promise<void> {
  const { page } = visitor;
  await expect(page.locator('main').getByText(text)).toBeVisible({ timeout: 25_000 });
  await expect(again(visitor)).toBeVisible();
  await expectFits(page, text);
  await expectAccessible(page, text);
}

const engines = [
  { engine: 'an engine that knows playlists', language: 'zh', prepare: trustPlaylists },
  { engine: 'an engine that knows none', language: 'en', prepare: forgetPlaylists },
] as const;

for (const { engine, language, prepare } of engines)
  test.describe(`in ${engine} (${language})`, () => {
    test.use({ language });
    test.beforeEach(async ({ page, noise }) => {
      noise.allowFailed(/\/sandbox\/streams\//);
      noise.allowOffline();
      await prepare(page);
    });

    for (const [fault, fact, problem] of [
      ['missing', 'that is not at its address says so', 'playFailed_notFound'],
      ['page', 'whose address is a web page says that there is no video', 'playFailed_notVideo'],
      ['film', 'that is a file called a playlist says that it is set up wrongly', 'playFailed_mislabelled'],
      ['busy', 'whose server has failed says so', 'playFailed_serverError'],
    ] as const)
      test(`a recording ${fact}, and can be tried again, in ${engine} (${language})`, async ({
        page,
        visitor,
      }) => {
        const { say } = visitor;
        await page.goto(roomOf(fault, 'replay'));
        await start(visitor);
        await expectTold(visitor, say('content', problem));
        await again(visitor).click();
        await expectTold(visitor, say('content', problem));
      });

    test(`a live that is not at its address is waited for, in ${engine} (${language})`, async ({
      page,
      visitor,
    }) => {
      await page.goto(roomOf('missing', 'live'));
      await start(visitor);
      await expectTold(visitor, visitor.say('content', 'playNoSignal'));
    });

    for (const kind of ['live', 'replay'] as const)
      test(`a ${kind} that is there on the second try plays without another tap, in ${engine} (${language})`, async ({
        page,
        visitor,
      }) => {
        await page.goto(roomOf('second', kind));
        await start(visitor);
        await expectMoving(page);
      });

    test(`a stream that never answers says that it takes long, and then that it is too slow, in ${engine} (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.clock.install();
      await page.goto(roomOf('silent', 'replay'));
      await start(visitor);
      const main = page.locator('main');
      await page.clock.fastForward(7_000);
      await expect(main.getByText(say('content', 'playSlow'))).toBeVisible();
      await page.clock.fastForward(14_000);
      await expect(main.getByText(say('content', 'playRetrying'))).toBeVisible();
      await expect(async () => {
        await page.clock.fastForward(2_000);
        await expect(main.getByText(say('content', 'playFailed_slow'))).toBeVisible({ timeout: 250 });
      }).toPass({ timeout: 30_000, intervals: [0] });
      await expectTold(visitor, say('content', 'playFailed_slow'));
    });

    test(`a recording that stops midway offers to go on, and goes on where it was, in ${engine} (${language})`, async ({
      page,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      await page.goto(roomOf('stops', 'replay'));
      await start(visitor);
      const told = page.locator('main').getByText(say('content', 'playStopped', { time: '0:04' }));
      await expect(told).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page, 'a recording that has stopped');
      await expect(async () => {
        const goOn = visitor.button(say('content', 'playGoOn'));
        if (await goOn.isVisible()) await goOn.click({ timeout: 3_000 });
        expect((await playback(page)).at).toBeGreaterThan(4.5);
      }).toPass({ timeout: 40_000, intervals: [500] });
      await expect(told).toHaveCount(0);
    });

    test(`a live that stops midway says so and goes on, in ${engine} (${language})`, async ({
      page,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      // Stopped by this test and not after a time: a slow machine may not have played anything by then.
      let isBroken = false;
      await page.route('**/sandbox/streams/*.m3u8', (route) =>
        isBroken ? route.fulfill({ status: 503 }) : route.continue(),
      );
      await page.goto(onAir);
      await start(visitor);
      await expectMoving(page);
      await expect.poll(() => playedSeconds(page), { timeout: 20_000 }).toBeGreaterThan(1);
      isBroken = true;
      const told = page
        .locator('main')
        .getByText(say('content', 'playReconnecting'))
        .or(page.locator('main').getByText(say('content', 'playSlow')));
      await expect(told).toBeVisible({ timeout: 60_000 });
      isBroken = false;
      await expect(told).toHaveCount(0, { timeout: 30_000 });
      await expectMoving(page);
    });

    test(`a live that loses the network says so, and goes on when it is back, in ${engine} (${language})`, async ({
      page,
      context,
      visitor,
    }) => {
      test.slow();
      await page.goto(onAir);
      await start(visitor);
      await expectMoving(page);
      await context.setOffline(true);
      await expectTold(visitor, visitor.say('content', 'playFailed_offline'));
      await context.setOffline(false);
      await expectMoving(page);
      await expect(page.locator('main').getByText(visitor.say('content', 'playFailed_offline'))).toHaveCount(
        0,
      );
    });
  });

test('a recording that loses the network goes on where it was', async ({ page, context, visitor, noise }) => {
  test.slow();
  noise.allowOffline();
  await forgetPlaylists(page);
  await page.route('**/segment-3.m4s', async (route) => {
    // The last part is still to come when the network goes.
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    await route.continue().catch(() => {});
  });
  await page.goto(`/live/${stories.open}/liveopen${'3'.padStart(16, '0')}`);
  await start(visitor);
  await expectMoving(page);
  await context.setOffline(true);
  await expectTold(visitor, visitor.say('content', 'playFailed_offline'));
  await context.setOffline(false);
  await expect.poll(async () => (await playback(page)).at, { timeout: 30_000 }).toBeGreaterThan(5);
});

for (const { by, usual, bypassCSP } of [
  { by: 'the policy of this page', usual: 'zh', bypassCSP: false },
  // As where the build names the host with `VITE_STREAM_HOSTS`.
  { by: 'its own host', usual: 'en', bypassCSP: true },
] as const)
  for (const language of languagesOf(usual))
    test.describe(`refused by ${by} (${language})`, () => {
      test.use({ language, bypassCSP });
      test(`a stream of another host that is refused by ${by} says so (${language})`, async ({
        page,
        visitor,
        noise,
      }) => {
        noise.allowFailed(/refused-live-\d+\.m3u8$/);
        noise.expect(/^foreign: http:\/\/streams\.localhost/);
        noise.expect(/Content Security Policy|CORS policy/);
        await forgetPlaylists(page);
        await page.goto(roomOf('refused', 'live'));
        await start(visitor);
        await expectTold(visitor, visitor.say('content', 'playFailed_refused'));
      });
    });
