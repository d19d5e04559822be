import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFocusSeen } from './support/focusLook.ts';
import { test } from './support/hostPage.ts';
import { stories } from './support/stories.ts';
import { textOfQr } from './support/textOfQr.ts';

const teams = 'teams0000000000000000001';
const teamId = (number: number) => `team${String(number).padStart(20, '0')}`;
const rankingOf = (exhibitionId: string) => `/teams/${exhibitionId}/ranking`;
const rows = (page: Page) => page.locator('.virtualRows-rows > li');
/** The row of a team, wherever it stands. */
const rowOf = (page: Page, code: string) => rows(page).filter({ hasText: code });

/** A phone on which a visitor has registered. */
async function hold(context: BrowserContext, exhibitionId: string, visitorId: string): Promise<void> {
  const words = ['ExName', 'ExNameEn', 'StartTime', 'EndTime', 'Place', 'PlaceEn', 'Logo'];
  const voucher = {
    exhibitionId,
    visitorId,
    recordId: 'record000000000000000777',
    name: '林小满',
    voucherCode: '640918273599',
    approveState: '2',
    savedAtMs: 1,
    exhibition: Object.fromEntries(words.map((word) => [word, ''])),
  };
  await context.addInitScript(
    ([vouchers, id]) => {
      localStorage.setItem('vouchers', vouchers);
      localStorage.setItem('visitorId', id);
    },
    [JSON.stringify([voucher]), visitorId] as const,
  );
}

/** People of a team check in at the gate: the sandbox takes it as it comes. */
async function signIn(request: APIRequestContext, team: number, members: readonly number[]): Promise<void> {
  const records = members.map((member) => ({
    ExhibitionId: teams,
    SignInPlaceId: 'gateteams000000000000001',
    VisitorId: `walker${`${String(team).padStart(3, '0')}${String(member).padStart(3, '0')}`.padStart(18, '0')}`,
    SignedAt: '2026-11-21 10:00:00',
  }));
  const answer = await request.post('/v2/data/insertList/SignInRecord', {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: { tenantId: 'sys', params: { records } },
  });
  expect(await answer.json()).toMatchObject({ resCode: 0 });
}

test('of two thousand teams those in sight are drawn, one’s own is always in sight, and any is found', {
  tag: ['@team-ranking', '@repeats'],
}, async ({ page, context, visitor }) => {
  const { say } = visitor;
  await hold(context, stories.manyTeams, 'manylead0000000000000777');
  await page.goto(rankingOf(stories.manyTeams));
  await expect(visitor.heading).toHaveText(say('ranking', 'title'));
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '2000');
  expect(await rows(page).count()).toBeLessThan(40);
  await expect(rows(page).first()).toContainText(say('ranking', 'placeShared', { place: 1 }));

  // One's own is hundreds of rows away, and one tap.
  const own = page.getByRole('link', { name: /T777(?!\d)/ });
  const foot = page.getByRole('button', { name: new RegExp(say('ranking', 'toMine')) });
  await expect(foot).toBeInViewport();
  // Of a row that is half below the foot only what is seen counts as a target.
  await page.evaluate(() => window.scrollBy(0, 40));
  await expectAccessible(page, 'the ranking');
  await foot.click();
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(own).toContainText(say('ranking', 'mine'));
  await expect(own).toBeFocused();
  await expect(foot).toHaveCount(0);

  // From here the keys go on: to the next row, and into the team.
  const place = Number(await rows(page).filter({ has: own }).getAttribute('aria-posinset'));
  const next = page.locator(`.virtualRows-rows > li[aria-posinset="${place + 1}"] a`);
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    // The row of one's own team at the foot lies over none of them.
    await expectFocusSeen(page, 'the ranking');
  }
  await expect(page.locator(`.virtualRows-rows > li[aria-posinset="${place + 21}"] a`)).toBeFocused();
  await expect(foot).toBeInViewport();

  await page.getByRole('searchbox').fill('t777');
  await expect(page.getByText(say('teams', 'searchFound', { number: 1 }))).toBeVisible();
  await expect(own).toBeInViewport();
  await page.getByRole('searchbox').fill('没有这支队伍');
  await expect(page.getByText(say('teams', 'searchNone', { typed: '没有这支队伍' }))).toBeVisible();
  await page.getByRole('searchbox').fill('777');
  await own.click();
  await expect(page).toHaveURL(/\/manyteam0{13}777$/);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('who checks in elsewhere moves the teams when the visitor comes back to the page, and the move is told', {
    tag: ['@team-ranking', '@team-movement', '@call-live-updates'],
  }, async ({ page, visitor, request, noise }) => {
    const { say } = visitor;
    noise.allowOffline();
    await page.goto(rankingOf(teams));
    await expect(rowOf(page, 'T001')).toContainText(say('ranking', 'placeShared', { place: 1 }));
    await expect(rowOf(page, 'T007')).toContainText(say('ranking', 'notYet'));
    await expect(page.getByText(say('ranking', 'same'))).toHaveCount(0);
    // The first look is remembered a moment later.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('teamPlaces'))).not.toBeNull();
    await page.reload();
    await expect(rowOf(page, 'T001')).toContainText(say('ranking', 'same'));

    await signIn(request, 5, [4, 5, 6, 7]);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(rows(page).first()).toContainText('Harbour Runners');
    await expect(rowOf(page, 'T005')).toContainText(
      say('ranking', 'signedOfSpoken', { signed: 8, members: 8 }),
    );
    await expect(rowOf(page, 'T005')).toContainText(say('ranking', 'up', { by: 3 }));
    await expect(rowOf(page, 'T001')).toContainText(say('ranking', 'placeShared', { place: 2 }));
    await expect(rowOf(page, 'T001')).toContainText(say('ranking', 'down', { by: 1 }));
    await expectAccessible(page, 'the ranking with movement');

    // Without a network what was there stays, and says of when it is.
    await page.context().setOffline(true);
    await visitor.button(say('ranking', 'refresh')).click();
    await expect(
      page.locator('main').getByText(say('ranking', 'stale', { time: '' }).replace(/ of \.$/, '')),
    ).toBeVisible();
    await expect(rows(page).first()).toContainText('Harbour Runners');
    await expect(page.getByText(say('ranking', 'refreshed'))).toHaveCount(0);
    await page.context().setOffline(false);
    await visitor.button(say('ranking', 'refresh')).click();
    await expect(page.getByText(say('ranking', 'refreshed')).first()).toBeVisible();
  });
});

test('a team is shared by its link and a poster, without a picture that its host does not lend', {
  tag: ['@team-poster', '@save-copy-delete', '@repeats'],
}, async ({ page, context, visitor, noise }) => {
  const { say } = visitor;
  noise.expect(/pictures\.example\.com/);
  noise.allowFailed(/pictures\.example\.com/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/teams/${teams}/${teamId(3)}`);
  const link = `${new URL(page.url()).origin}/teams/${teams}/join?code=T003`;
  await visitor.button(say('ranking', 'share')).click();
  const sheet = page.getByRole('dialog', { name: say('ranking', 'share') });
  await expect(sheet.getByText(link)).toHaveCount(0);
  await expect(sheet.getByText('临澜大学登山社')).toBeVisible();
  await expectAccessible(page, 'the share sheet of a team');
  await visitor.button(say('sharing', 'copyLink')).click();
  await expect(page.getByText(say('sharing', 'linkCopied')).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await visitor.button(say('sharing', 'poster')).click();
  const poster = page.getByRole('dialog').getByRole('img', { name: /临澜大学登山社.*T003/ });
  await expect(poster).toHaveAttribute('src', /^data:image\/jpeg/);
  expect(await textOfQr(poster)).toBe(link);
  await expectAccessible(page, 'the poster of a team');
  const withPicture = (await poster.getAttribute('src'))?.length ?? 0;

  await page.route('https://pictures.example.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: dot }),
  );
  await page.route('**/v2/data/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/\/sandbox\/pictures\/cover-\w+\.svg/g, 'https://pictures.example.com/cover.svg'),
    });
  });
  await page.reload();
  await visitor.button(say('ranking', 'share')).click();
  await visitor.button(say('sharing', 'poster')).click();
  await expect(poster).toHaveAttribute('src', /^data:image\/jpeg/);
  expect(await textOfQr(poster)).toBe(link);
  expect((await poster.getAttribute('src'))?.length).toBeLessThan(withPicture);
});

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="7"><path d="M0 0h12v7H0z"/></svg>';

test.describe('in WeChat', () => {
  test.use({ host: 'wechatAndroid', language: 'en' });

  test('the menu sends the team while it is open, and the exhibition again after it', {
    tag: ['@team-poster', '@call-share'],
  }, async ({ page, visitor, wechat }) => {
    const { say } = visitor;
    const sent = () => wechat((fake) => fake.shareData['updateAppMessageShareData']);
    await page.goto(`/teams/${teams}`);
    const { origin } = new URL(page.url());
    const ofExhibition = { link: expect.stringContaining(`${origin}/select/${teams}`) };
    const ofTeam = {
      link: `${origin}/teams/${teams}/join?code=T002`,
      title: expect.stringMatching(/^Join “云津户外俱乐部” and come along to /),
    };
    await expect.poll(sent).toMatchObject(ofExhibition);
    await page.getByRole('link', { name: /T002/ }).click();
    await expect.poll(sent).toMatchObject(ofTeam);
    await visitor.button(say('ranking', 'share')).click();
    await expect(page.getByRole('dialog').getByText(say('sharing', 'menuHow'))).toBeVisible();
    await visitor.button(say('shell', 'close')).click();
    await page.goBack();
    await expect.poll(sent).toMatchObject(ofExhibition);
  });
});
