import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { expectMoving } from './support/playback.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const field = (page: Page, key: string) => page.locator(`#field-${key}`);
const title = '真空夹具开机讲解';

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    }),
  );

  walkContent({
    screen: 'the live streams of a booth',
    filled: {
      path: `/exhibitor-center/${stories.stand}/lives`,
      shows: (say) => say('boothLives', 'refusedTitle'),
    },
    failed: { call: 'queryList/LiveList', shows: (say) => say('boothLives', 'failed') },
  });
});

for (const language of languagesOf('en'))
  test.describe(`the lives of a booth (${language})`, () => {
    test.use({ language });

    test(`a live is announced once, seen by visitors once it is approved, put on air, ended, and recorded (${language})`, async ({
      page,
      request,
      visitor,
      noise,
      baseURL,
    }) => {
      test.slow();
      noise.expectFailed(/insert\/LiveList$/);
      const { say } = visitor;
      const main = page.locator('main');
      const { center, exhibitorId, userId } = await ownBooth(page, request);
      const product = await callApi(request, 'insert/Product', {
        record: {
          ExhibitionId: stories.stand,
          ExhibitorId: exhibitorId,
          ProductName: '真空夹具',
          ProductNameEn: 'Vacuum fixture',
        },
      });
      const faults = await faultsOf(page);
      const own = async () =>
        (await rowsIn(request, 'LiveList')).filter((row) => row['ExhibitorId'] === exhibitorId);
      await page.goto(`${center}/lives`);
      await expect(main.getByText(say('boothLives', 'none'))).toBeVisible();
      await visitor.link(say('boothLives', 'add')).click();
      await field(page, 'Title').fill(title);
      await field(page, 'StartTime').fill('2099-05-01T10:00');
      await field(page, 'EndTime').fill('2099-05-01T09:00');
      await field(page, 'StreamUrl').fill('live');
      await page.getByRole('checkbox', { name: language === 'zh' ? '真空夹具' : 'Vacuum fixture' }).check();
      await visitor.button(say('exhibitorCenter', 'toPreview')).click();
      await expect(field(page, 'StreamUrl')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'StreamUrl').fill(`${baseURL}/sandbox/streams/live-71.m3u8`);
      await visitor.button(say('exhibitorCenter', 'toPreview')).click();
      await expect(page.getByText(say('boothLives', 'endsTooEarly')).first()).toBeVisible();
      await expect(field(page, 'EndTime')).toBeFocused();
      await expectAccessible(page, 'the form of a live with an error');
      await expectFits(page, 'the form of a live with an error');
      await field(page, 'EndTime').fill('2099-05-01T11:00');
      await field(page, 'Title').focus();
      await page.reload();
      await expect(field(page, 'EndTime')).toHaveValue('2099-05-01T11:00');
      await visitor.button(say('exhibitorCenter', 'toPreview')).click();
      await expect(main.getByText(title).first()).toBeVisible();
      await expectAccessible(page, 'the preview of a live');
      faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/LiveList', times: 1 });
      await visitor.button(say('boothLives', 'send')).click();
      await expect(page).toHaveURL(new RegExp(`${center}/lives$`), { timeout: 30_000 });
      const card = page.locator('main li[data-state]');
      await expect(card).toHaveAttribute('data-state', 'review');
      const [sent, ...more] = await own();
      expect(more).toEqual([]);
      expect(sent).toMatchObject({
        UserId: userId,
        StartTime: '2099-05-01 10:00:00',
        ProductIds: [product['RecordId']],
        ApproveState: '1',
      });

      const recordId = String(sent?.['RecordId']);
      const room = `/live/${stories.stand}/${recordId}`;
      await page.goto(room);
      await expect(main.getByText(say('live', 'gone'))).toBeVisible();
      await request.post('/sandbox/lives', { data: { recordId, state: '2' } });

      const act = async (name: 'start' | 'end') => {
        await page.goto(`${center}/lives`);
        await visitor.button(say('exhibitorCenter', 'moreActions', { name: title })).click();
        await page.getByRole('button', { name: say('boothLives', name) }).click();
        const dialog = page.getByRole('dialog', { name: say('boothLives', `${name}Title`) });
        await dialog.getByRole('button', { name: say('boothLives', name), exact: true }).click();
      };
      await act('start');
      await expect(card).toHaveAttribute('data-state', 'live');
      expect(await own()).toMatchObject([{ State: '1', ApproveState: '2' }]);
      await page.goto(room);
      await page.getByRole('button', { name: /^(?:播放：|Play: )/ }).click();
      await expectMoving(page);
      await act('end');
      await expect(card).toHaveAttribute('data-state', 'over');
      await expect(main.getByText(say('boothLives', 'missing_replay'))).toBeVisible();

      await visitor.button(say('exhibitorCenter', 'moreActions', { name: title })).click();
      await page.getByRole('button', { name: say('boothLives', 'add_replay') }).click();
      await expect(main.getByText(say('boothLives', 'reviewNoteShown'))).toBeVisible();
      await field(page, 'ReplayUrl').fill(`${baseURL}/sandbox/streams/replay-71.m3u8`);
      await visitor.button(say('exhibitorCenter', 'toPreview')).click();
      await visitor.button(say('boothLives', 'send')).click();
      await expect(card).toHaveAttribute('data-state', 'review');
      await request.post('/sandbox/lives', { data: { recordId, state: '2' } });
      await page.goto(`${center}/lives`);
      await expect(card).toHaveAttribute('data-state', 'replay');
    });
  });
