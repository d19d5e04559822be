import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';

const address = `/channel-group/${stories.channels}`;

test.describe('the channel group page in zh', () => {
  test('shows every channel with its state and reason; only open ones lead on', {
    tag: ['@channel-group', '@registration-period'],
  }, async ({ page, visitor }) => {
    const { say } = visitor;
    // The home knows from what it has fetched anyway that there is more to choose from.
    await page.goto(`/homeclassic/${stories.channels}`);
    await visitor.link(say('home', 'allChannels')).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(visitor.heading).toHaveText(say('channelGroup', 'title'));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['参观', '专业与媒体', '其他通道']);

    const entry = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
    await expect(entry('普通观众')).toContainText(say('channelGroup', 'open'));
    await expect(entry('亲子专场')).toContainText(say('channelGroup', 'notYetOpen'));
    await expect(entry('亲子专场').getByRole('timer')).toHaveText(/\d/);
    await expect(entry('媒体')).toContainText(say('channelGroup', 'ended'));
    await expect(entry('特邀嘉宾')).toContainText('名额正在核对');
    await expect(page.locator('main').getByRole('listitem').getByRole('link')).toHaveCount(2);
    await expectAccessible(page, 'channel groups');
    await page.screenshot({ path: 'test-results/shots/channel-group-zh.png', fullPage: true });

    await entry('采购商').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/chbuyer00000000000000001`));

    // Who is led to a channel that is not open yet is told so there too.
    await page.goto(`/select/${stories.channels}/chfamily0000000000000001`);
    await expect(page.locator('.select-notice')).toContainText(say('more', 'opensIn'));
    await expect(visitor.link(say('select', 'register'))).toHaveCount(0);
  });
});

test.describe('the channel group page in en', () => {
  test.use({ language: 'en' });

  test('says what failed and asks again; without groups it is one list; without channels it says so', {
    tag: ['@channel-group', '@repeats'],
  }, async ({ page, noise, visitor }) => {
    noise.expectFailed(/register\/queryList\/Channel$/);
    const { say } = visitor;
    const asksForAll = (body: string | null) => !(body ?? '').includes('HasOpen');
    await page.route('**/queryList/Channel', (route) =>
      asksForAll(route.request().postData()) ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(say('channelGroup', 'failedTitle'));
    await expectAccessible(page, 'channel groups, failed');
    await page.unroute('**/queryList/Channel');
    await visitor.button(say('channelGroup', 'retry')).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Visiting' })).toBeVisible();

    await page.goto(`/channel-group/${stories.open}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Press',
      'Trade visitors',
      'Invited buyers',
    ]);

    await page.goto(`/channel-group/${stories.noChannel}`);
    await expect(page.getByRole('note')).toContainText(say('channelGroup', 'noneTitle'));
    // The page needs no channel, so nothing alerts that there is none.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectAccessible(page, 'channel groups, none');
  });
});
