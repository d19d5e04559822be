import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const field = (page: Page, key: string) => page.locator(`#field-${key}`);

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    }),
  );

  walkContent({
    screen: 'the promotions of a booth',
    filled: {
      path: `/exhibitor-center/${stories.stand}/promotions`,
      shows: (say) => say('boothPromotions', 'refusedTitle'),
    },
    failed: { call: 'queryList/Promotion', shows: (say) => say('boothPromotions', 'failed') },
  });
});

test('a promotion is submitted once, seen by visitors once it is approved, withdrawn, and restored by undoing it', async ({
  page,
  request,
  visitor,
  noise,
}) => {
  test.slow();
  noise.expectFailed(/insert\/Promotion$/);
  const { say } = visitor;
  const { center, exhibitorId, userId, info } = await ownBooth(page, request);
  const faults = await faultsOf(page);
  const own = async () =>
    (await rowsIn(request, 'Promotion')).filter((row) => row['ExhibitorId'] === exhibitorId);
  await page.goto(`${center}/promotions`);
  await expect(page.locator('main').getByText(say('boothPromotions', 'none'))).toBeVisible();
  await visitor.link(say('boothPromotions', 'add')).click();
  await field(page, 'name').fill('真空夹具首发');
  await field(page, 'StartTime').fill('2099-05-01T10:00');
  await field(page, 'EndTime').fill('2099-05-01T09:00');
  await field(page, 'Place').fill('5B07 展位');
  await visitor.button(say('exhibitorCenter', 'toPreview')).click();
  await expect(page.getByText(say('boothPromotions', 'endsTooEarly')).first()).toBeVisible();
  await expect(field(page, 'EndTime')).toBeFocused();
  await expectAccessible(page, 'the promotion form with an error');
  await expectFits(page, 'the promotion form with an error');
  await field(page, 'EndTime').fill('2099-05-01T11:00');
  await field(page, 'Place').focus();
  await page.reload();
  await expect(field(page, 'EndTime')).toHaveValue('2099-05-01T11:00');
  await visitor.button(say('exhibitorCenter', 'toPreview')).click();
  await expect(page.locator('main').getByText('真空夹具首发')).toBeVisible();
  await expectAccessible(page, 'the preview of a promotion');
  faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/Promotion', times: 1 });
  await visitor.button(say('boothPromotions', 'send')).click();
  await expect(page).toHaveURL(new RegExp(`${center}/promotions$`), { timeout: 30_000 });
  const card = page.locator('main li[data-state]');
  await expect(card).toHaveAttribute('data-state', 'review');
  const [sent, ...more] = await own();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    UserId: userId,
    ExhibitorExhibitionInfoId: info,
    StartTime: '2099-05-01 10:00:00',
    EndTime: '2099-05-01 11:00:00',
    ApproveState: '1',
  });

  const recordId = String(sent?.['RecordId']);
  const list = `/promotions/${stories.stand}?exhibitor=${exhibitorId}`;
  await page.goto(list);
  await expect(visitor.heading).toBeVisible();
  await expect(page.locator('main').getByText('真空夹具首发')).toHaveCount(0);
  await request.post('/sandbox/promotions', { data: { recordId, state: '2' } });
  await page.goto(list);
  await expect(page.locator('main').getByText('真空夹具首发').first()).toBeVisible();

  await page.goto(`${center}/promotions`);
  await expect(card).toHaveAttribute('data-state', 'upcoming');
  await visitor.button(say('exhibitorCenter', 'moreActions', { name: '真空夹具首发' })).click();
  await page.getByRole('button', { name: say('boothPromotions', 'withdraw') }).click();
  await page.getByRole('button', { name: say('exhibitorCenter', 'undo') }).click();
  await expect(card).toHaveAttribute('data-state', 'upcoming');
  expect(await own()).toMatchObject([{ IsShow: true, ApproveState: '2' }]);
});
