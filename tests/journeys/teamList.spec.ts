import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const manyTeams = `/teams/${stories.manyTeams}`;

walkContent({
  screen: 'the list of teams',
  filled: { path: `/teams/${stories.teams}`, shows: () => 'T001' },
  gone: { path: `/teams/${stories.open}`, shows: (say) => say('teams', 'offTitle') },
  failed: { call: 'queryList/Team', shows: (say) => say('teams', 'listFailed') },
  search: {
    path: manyTeams,
    hit: 'T777',
    finds: 'T777',
    miss: '没有这支队伍',
    none: (say) => say('teams', 'searchNone', { typed: '没有这支队伍' }),
  },
  opens: {
    path: manyTeams,
    row: `li[data-index] a[href^="${manyTeams}/"]`,
    address: new RegExp(`${manyTeams}/\\w+$`),
  },
});

test('Back from a team that was searched for shows the search again, and the team has the focus', async ({
  page,
}) => {
  await page.goto(manyTeams);
  await page.getByRole('searchbox').fill('t777');
  await expect(page).toHaveURL(/\?q=t777$/);
  const team = page.getByRole('link', { name: /T777/ });
  await team.click();
  await expect(page).toHaveURL(new RegExp(`${manyTeams}/\\w+$`));
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('t777');
  await expect(team).toBeFocused();
});
