import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { test } from './support/journey.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const center = `/organiser-center/${stories.organiser}`;

/** Each language writes to a channel of the story: journeys run at the same time. */
const told = {
  zh: {
    channelId: 'pressorganiser0000000001',
    channel: '媒体',
    title: '媒体中心开放',
    text: '二层 M2，\n每日 9:00 起。',
  },
  en: {
    channelId: 'buyerorganiser0000000001',
    channel: 'Hosted buyers',
    title: 'Buyers lounge',
    text: 'Hall 4, upper floor,\nfrom 9:00.',
  },
} as const;

const organiserIsIn = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('visitorId') === null)
      localStorage.setItem('organizerUserId', 'user0000000000000000host');
  });

test.beforeEach(async ({ page }) => organiserIsIn(page));

walkContent({
  screen: 'the notices of an organiser',
  filled: { path: `${center}/notices`, shows: (say) => say('organiserNotices', 'to_exhibitors') },
  empty: {
    path: `/organiser-center/${stories.channels}/notices`,
    shows: (say) => say('organiserNotices', 'none'),
  },
  failed: { call: 'queryList/MessageInfo', shows: (say) => say('organiserNotices', 'failed') },
});

for (const language of languagesOf('zh'))
  test.describe(`a notice (${language})`, () => {
    test.use({ language });

    test(`is written to a channel, seen as it will be read, kept without a network, sent once, and read by a visitor of the channel (${language})`, async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const main = page.locator('main');
      const { channelId, channel, title, text } = told[language];
      await page.goto(`${center}/notices`);
      await main.getByRole('link', { name: say('organiserNotices', 'write') }).click();
      await expect(page.locator('#field-Title')).toBeVisible();
      await expectAccessible(page, 'the form of a notice');
      await page.getByRole('radio', { name: say('organiserNotices', 'to_channels') }).check({ force: true });
      await page.getByRole('checkbox', { name: channel }).check({ force: true });
      await page.locator('#field-Title').fill(title);
      await page.locator('#field-Content').fill(text);
      await visitor.button(say('organiserNotices', 'toPreview')).click();
      await expect(visitor.heading).toHaveText(say('organiserNotices', 'previewTitle'));
      await expect(main.getByText(text.split('\n')[0] ?? '')).toBeVisible();
      await expectAccessible(page, 'a notice before it is sent');

      await page.goBack();
      await expect(page.locator('#field-Content')).toHaveValue(text);
      await page.goForward();
      await expect(visitor.heading).toHaveText(say('organiserNotices', 'previewTitle'));

      await context.setOffline(true);
      await visitor.button(say('organiserNotices', 'send')).click();
      await expect(main.getByText(say('organiserNotices', 'offline'))).toBeVisible();
      await expectAccessible(page, 'a notice that waits for a network');
      await context.setOffline(false);
      await pauseBetweenTaps(page);
      await visitor.button(say('organiserNotices', 'send')).click();
      await expect(visitor.heading).toHaveText(say('organiserNotices', 'title'));
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      const stored = (await rowsIn(page.request, 'MessageInfo')).filter(
        (row) => row['Title'] === title && row['ExhibitionId'] === stories.organiser,
      );
      expect(stored).toMatchObject([{ ToChannel: channelId, Content: text }]);

      const registered = await rowsIn(page.request, 'VisitorExhibitionInfo');
      const visitorId = String(registered.find((row) => row['ChannelId'] === channelId)?.['VisitorId']);
      await page.evaluate((id) => {
        localStorage.removeItem('organizerUserId');
        localStorage.setItem('visitorId', id);
      }, visitorId);
      await page.goto(`/messages/${stories.organiser}`);
      await main.getByRole('link', { name: new RegExp(say('conversation', 'organizer')) }).click();
      await expect(main.getByText(title)).toBeVisible();
      await expectAccessible(page, 'a notice in the messages of a visitor');
    });

    test(`to the exhibitors is read by a booth among its messages (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const main = page.locator('main');
      const { title, text } = told[language];
      const booth = await ownBooth(page, request, stories.known);
      await page.goto(`/organiser-center/${stories.known}/notice`);
      await page
        .getByRole('radio', { name: say('organiserNotices', 'to_exhibitors') })
        .check({ force: true });
      await page.locator('#field-Title').fill(title);
      await page.locator('#field-Content').fill(text);
      await visitor.button(say('organiserNotices', 'toPreview')).click();
      await visitor.button(say('organiserNotices', 'send')).click();
      await expect(visitor.heading).toHaveText(say('organiserNotices', 'title'));

      await page.goto(`${booth.center}/messages`);
      await main.getByRole('link', { name: new RegExp(say('conversation', 'organizer')) }).click();
      await expect(main.getByText(title)).toBeVisible();
      await expectAccessible(page, 'a notice in the messages of a booth');
      const stored = (await rowsIn(request, 'MessageInfo')).filter(
        (row) => row['Title'] === title && row['ExhibitionId'] === stories.known,
      );
      expect(stored).toMatchObject([{ Type: '4' }]);
    });
  });
