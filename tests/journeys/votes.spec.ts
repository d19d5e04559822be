import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const list = `/votes/${stories.channels}`;
const voteOf = (id: string) => `${list}/${id}`;
const ofChannels = { ExhibitionId: stories.channels, ChannelId: 'chvisitor000000000000001' };

walkContent({
  screen: 'the list of votes',
  filled: { path: list, shows: (say) => say('votes', 'state_ended') },
  empty: { path: `/votes/${stories.open}`, shows: (say) => say('votes', 'none') },
  failed: { call: 'queryList/Questionnaire', shows: (say) => say('votes', 'listFailed') },
});

walkContent({
  screen: 'a vote',
  filled: { path: voteOf('qvoteended00000000000001'), shows: (say) => say('votes', 'results') },
  gone: { path: voteOf('qvotegone000000000000001'), shows: (say) => say('votes', 'gone') },
  failed: { call: 'queryList/Questionnaire', shows: (say) => say('votes', 'oneFailed') },
});

for (const language of languagesOf('en'))
  test.describe(`voting (${language})`, () => {
    test.use({ language });

    test(`a visitor votes once, sees the own choice in the results, and cannot vote again (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request, ofChannels);
      await page.goto(`/home/${stories.channels}`);
      await visitor.button(say('home', 'all')).click();
      await page
        .getByRole('navigation', { name: say('home', 'menu') })
        .getByText(say('home', 'votes'))
        .click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await page.locator('a[href$="/qvoteopen000000000000001"]').click();
      await expect(page.getByText(say('votes', 'resultsSoFar')).first()).toBeVisible();
      await expect(page.getByText(say('votes', 'myChoice'))).toHaveCount(0);
      await visitor.link(say('votes', 'vote')).click();
      await page.getByRole('radio', { name: /城市单车|City bikes/ }).check();
      await visitor.button(say('questions', 'send')).click();
      await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
      await visitor.link(say('questions', 'toVote')).click();
      await expect(page).toHaveURL(new RegExp(`${voteOf('qvoteopen000000000000001')}$`));
      await expect(page.getByText(say('votes', 'state_voted')).first()).toBeVisible();
      await expect(page.locator('main li').filter({ hasText: /城市单车|City bikes/ })).toContainText(
        say('votes', 'myChoice'),
      );
      await expect(visitor.link(say('votes', 'vote'))).toHaveCount(0);
      await expectAccessible(page, 'a vote that was given');
      await expectFits(page, 'a vote that was given');
      const stored = (await rowsIn(request, 'VoteRecordInfo')).filter(
        (row) => row['VisitorId'] === visitorId,
      );
      expect(stored).toHaveLength(1);
    });

    test(`a vote that is over says so, with its results or that none are published (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(voteOf('qvotesilent0000000000001'));
      await expect(page.getByText(say('votes', 'noResults')).first()).toBeVisible();
      await expect(visitor.link(say('votes', 'vote'))).toHaveCount(0);
      await page.goto(voteOf('qvoteended00000000000001'));
      await expect(page.locator('main li').first()).toContainText('48%');
    });
  });

test('the home and Me name votes only where there are some', async ({ page, request, visitor }) => {
  await registerPhone(page, request);
  await page.goto(`/home/${stories.open}`);
  const menu = page.getByRole('navigation', { name: visitor.say('home', 'menu') });
  await expect(menu).toBeVisible();
  await page.waitForLoadState('networkidle');
  await visitor.button(visitor.say('home', 'all')).click();
  await expect(menu.getByText(visitor.say('home', 'votes'))).toHaveCount(0);
  await expect(menu.getByText(visitor.say('home', 'meetingRecords'))).toHaveCount(0);
});
