import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { serverTells } from './support/serverClock.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const list = `/lives/${stories.open}`;
const rows = 'main a[href^="/live/"]';

walkContent({
  screen: 'the lives',
  filled: { path: `${list}?state=replay`, shows: (say) => say('content', 'live_replay') },
  empty: { path: `/lives/${stories.ended}`, shows: (say) => say('live', 'none') },
  failed: { call: 'queryList/LiveList', shows: (say) => say('live', 'listFailed') },
  opens: { row: rows, address: /\/live\// },
});

test('lives are on air, announced or recorded, and the address says which are shown', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  await page.goto(list);
  const chosen = page.getByRole('radio', { checked: true });
  const badges = (state: 'live_live' | 'live_preview' | 'live_replay') =>
    page.locator(rows).filter({ hasText: say('content', state) });
  // Those of exhibitors name their company; which one is first depends on the time.
  const ofExhibitor = badges('live_live').filter({ hasText: /有限公司/ });
  await expect(ofExhibitor.first()).toContainText(/人看过/);
  await page.getByRole('radio', { name: /^预告/ }).click();
  await expect(page).toHaveURL(/state=preview/);
  await expect(badges('live_preview').first()).toContainText(/(分钟|小时)后开始/);
  await page.reload();
  await expect(chosen).toHaveAccessibleName(/^预告/);
  await expect(badges('live_live')).toHaveCount(0);
});

test('an announced live is on air once its time has come, without another look at the server', async ({
  page,
}) => {
  let passedMs = 0;
  await serverTells(page, () => Date.now() + passedMs);
  await page.clock.install();
  await page.goto(`${list}?state=preview`);
  const first = page.locator(rows).first();
  await expect(first).toContainText('分钟后开始');
  const href = await first.getAttribute('href');
  const [, minutes] = /(\d+) ?分钟后开始/.exec((await first.textContent()) ?? '') ?? [];
  passedMs = (Number(minutes) + 1) * 60_000;
  await page.clock.fastForward(passedMs);
  await page.getByRole('radio', { name: /^直播中/ }).click();
  await expect(page.locator(`${rows}[href="${href}"]`)).toContainText('直播中');
});
