import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/hostPage.ts';
import { speak } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, type Visitor } from './support/visitor.ts';

const member = { name: 'Anna Berg', company: 'Harbour Tools' };
const teamsPath = `/teams/${stories.teams}`;

/** A visitor who has registered before, elsewhere. */
async function register(request: APIRequestContext, exhibitionId: string, name: string): Promise<string> {
  const mobile = newMobile();
  const record = { ExhibitionId: exhibitionId, Name: name, CompanyName: member.company, Mob: mobile };
  const answer = await request.post('/v2/data/insert/VisitorExhibitionInfo', {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: { tenantId: 'sys', params: { record } },
  });
  expect(((await answer.json()) as { resCode: number }).resCode).toBe(0);
  return mobile;
}

/** The page looks again, as it does when a visitor comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const dialogButton = ({ page }: Visitor, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const teamOf = async (request: APIRequestContext, name: string) =>
  (await rowsIn(request, 'Team')).filter((row) => row['Name'] === name);

test.describe('a team of two phones', () => {
  test.use({ host: 'wechatIos' });

  test(
    'is created in WeChat, its link is opened in a browser in English, and both see what the other does',
    {
      tag: ['@team-application', '@call-team-settings', '@team-code', '@way-teams'],
    },
    async ({ page, visitor, browser, baseURL, request, noise }, info) => {
      test.setTimeout(90_000);
      const { say, heading } = visitor;
      const name = `晨光队 🌅${info.testId.slice(-6)}`;

      // The leader: sent to register, and back where they came from.
      await page.goto(`${teamsPath}/new`);
      await visitor.button(say('content', 'registerOrLogIn')).click();
      await visitor.prove(newMobile());
      await visitor.fillIdentity({ name: '苏晓岚', company: '江海骑行俱乐部' });
      await visitor.fillShortForm();
      await visitor.toReview();
      await visitor.send();
      await expect(page).toHaveURL(new RegExp(`${teamsPath}/new$`));
      await visitor.button(say('teams', 'send')).click();
      await expect(page.locator('main').getByText(say('teams', 'nameEmpty'))).toBeVisible();
      await expect(page.locator('#team-name')).toBeFocused();
      await expectAccessible(page, 'a team without a name');
      await page.locator('#team-name').fill(name);
      await visitor.button(say('teams', 'send')).click();
      await expect(heading).toHaveText(name);
      await expect(page.locator('main').getByText(say('teams', 'createdText'))).toBeVisible();
      await expectAccessible(page, 'the new team');
      const [team] = await teamOf(request, name);
      const code = String(team?.['TeamCode']);
      expect(code).toMatch(/^T\d{3,}$/);

      // The member: the link shows the team, a login leads back to it with its code.
      const otherPhone: BrowserContext = await browser.newContext({
        viewport: { width: 390, height: 844 },
        baseURL: baseURL ?? '',
        isMobile: true,
        hasTouch: true,
      });
      noise.listenTo(otherPhone, new URL(baseURL ?? '').origin);
      await speak(otherPhone, 'en');
      const other = createVisitor(await otherPhone.newPage(), 'en');
      const words = other.say;
      const link = `${teamsPath}/join?code=${code}`;
      await other.page.goto(link);
      await expect(other.page.getByRole('heading', { name })).toBeVisible();
      await expect(other.page.locator('main').getByText('苏晓岚')).toBeVisible();
      const mobile = await register(request, stories.teams, member.name);
      await other.button(words('content', 'registerOrLogIn')).click();
      await other.prove(mobile);
      await expect(other.page).toHaveURL(new RegExp(`${teamsPath}/join\\?code=${code}$`));
      await other.button(words('teams', 'join')).click();
      await expect(other.page.locator('main').getByText(words('teams', 'askedTitle'))).toBeVisible();
      await expectAccessible(other.page, 'a wish to join');

      // The leader lets them in; both see it.
      await comeBack(page);
      await page.getByRole('button', { name: say('teams', 'acceptWho', { name: member.name }) }).click();
      await expect(
        page.locator('main').getByText(say('teams', 'unsignedNumber', { number: 2 })),
      ).toBeVisible();
      await comeBack(other.page);
      await expect(other.page.locator('main').getByText(words('teams', 'inTitle'))).toBeVisible();
      await other.link(words('teams', 'openTeam')).click();
      await expect(other.heading).toHaveText(name);
      await expect(
        other.page.locator('main').getByText(words('teams', 'unsignedNumber', { number: 2 })),
      ).toBeVisible();

      // A member who checks in counts, and is shown the link to the team.
      const [place] = (await rowsIn(request, 'TeamMember'))
        .filter((row) => row['TeamId'] === team?.['RecordId'])
        .slice(-1);
      const [registration] = (await rowsIn(request, 'VisitorExhibitionInfo')).filter(
        (row) => row['Mob'] === mobile,
      );
      const record = {
        ExhibitionId: stories.teams,
        SignInPlaceId: 'gateteams000000000000001',
        VisitorId: place?.['VisitorId'],
        RegistrationId: registration?.['RecordId'],
      };
      await request.post('/v2/data/insert/SignInRecord', {
        headers: { authorization: 'Bearer sandbox-credential' },
        data: { tenantId: 'sys', params: { record } },
      });
      await comeBack(other.page);
      await expect(other.link(words('teams', 'enterHome'))).toBeVisible();
      await expect(
        other.page.locator('main').getByText(words('teams', 'signedNumber', { number: 1 }), { exact: true }),
      ).toBeVisible();
      await comeBack(page);
      await expect(
        page.locator('main').getByText(say('teams', 'unsignedNumber', { number: 1 })),
      ).toBeVisible();
      // Only the leader is missing, who needs no reminder from themselves.
      await expect(visitor.button(say('teams', 'nudgeCopy'))).toHaveCount(0);
      await other.button(words('teams', 'nudgeCopy')).click();
      await expect(other.page.getByText(words('teams', 'nudgeCopied')).first()).toBeVisible();

      // Handed over, and the one who led is taken out by the one who leads.
      await page.getByRole('button', { name: say('teams', 'manageWho', { name: member.name }) }).click();
      await expectAccessible(page, 'what a leader may do');
      await dialogButton(visitor, say('teams', 'makeLeader')).click();
      await dialogButton(visitor, say('teams', 'makeLeaderYes')).click();
      await expect(visitor.button(say('teams', 'leave'))).toBeVisible();
      await comeBack(other.page);
      await other.page.getByRole('button', { name: words('teams', 'manageWho', { name: '苏晓岚' }) }).click();
      await dialogButton(other, words('teams', 'remove')).click();
      await dialogButton(other, words('teams', 'removeYes')).click();
      await expect(
        other.page.locator('main').getByText(words('teams', 'unsignedNumber', { number: 0 })),
      ).toBeVisible();
      await expect(other.button(words('teams', 'dissolve'))).toBeVisible();
      await comeBack(page);
      await expect(visitor.link(say('teams', 'joinTitle'))).toBeVisible();
      // Who is out sees numbers, and no name but the leader's.
      await expect(page.locator('main').getByText(say('teams', 'unsigned'), { exact: true })).toHaveCount(0);
      await otherPhone.close();
    },
  );
});

test(
  'a team that is not approved says why, is changed and resubmitted, and opens when it is approved',
  {
    tag: ['@team-application', '@team-messages'],
  },
  async ({ page, visitor, request }, info) => {
    const { say, heading } = visitor;
    const audit = `/teams/${stories.teamAudit}`;
    const name = `夜跑${info.testId.slice(-6)}`;
    const review = (recordId: unknown, state: string, reason = '') =>
      request.post('/sandbox/teams', { data: { recordId, state, reason, reasonEn: '' } });

    const mobile = await register(request, stories.teamAudit, '顾南星');
    await page.goto(`${audit}/new`);
    await visitor.button(say('content', 'registerOrLogIn')).click();
    await visitor.prove(mobile);
    await expect(page).toHaveURL(new RegExp(`${audit}/new$`));
    await expect(page.locator('#team-code')).toHaveValue(/^T\d{3,}$/);
    await page.locator('#team-name').fill(name);
    await visitor.button(say('teams', 'sendAudit')).click();
    await expect(page.locator('main').getByText(say('teams', 'underReviewTitle'))).toBeVisible();
    await expectAccessible(page, 'a team under review');

    const [team] = await teamOf(request, name);
    const recordId = team?.['RecordId'];
    await page.goto(`${audit}/new`);
    await expect(page.locator('main').getByText(say('teams', 'alreadyInTeamTitle'))).toBeVisible();
    await visitor.link(say('teams', 'openTeam')).click();
    await expect(heading).toHaveText(name);

    await review(recordId, '3', '请写单位全称');
    await comeBack(page);
    await expect(
      page.locator('main').getByText(say('teams', 'notApprovedReason', { reason: '请写单位全称' })),
    ).toBeVisible();
    await expectAccessible(page, 'a team that was sent back');
    await page.locator('#team-name').fill(`${name}二`);
    await visitor.button(say('teams', 'resubmit')).click();
    await expect(page.locator('main').getByText(say('teams', 'underReviewTitle'))).toBeVisible();
    await review(recordId, '2');
    await comeBack(page);
    await expect(visitor.button(say('teams', 'copyCode'))).toBeVisible();
    await expect(heading).toHaveText(`${name}二`);
    expect(await teamOf(request, `${name}二`)).toHaveLength(1);
  },
);

test('an exhibition without teams offers none, and one with teams does on its home', {
  tag: ['@team-off'],
}, async ({ page, context, visitor, noise }) => {
  const { say, heading } = visitor;
  await page.goto(`/teams/${stories.open}`);
  await expect(heading).toHaveText(say('teams', 'offTitle'));
  await expectAccessible(page, 'teams are off');
  await visitor.link(say('teams', 'home')).click();
  await expect(visitor.button(say('home', 'scan'))).toBeVisible();
  await expect(visitor.link(say('home', 'teams'))).toHaveCount(0);
  await page.goto(`/homeclassic/${stories.teams}`);
  await visitor.link(say('home', 'teams')).click();
  await expect(page.locator('main').getByText('江海城市骑行队')).toBeVisible();
  await page.getByRole('searchbox').fill('harbour');
  await expect(page.locator('main').getByText('江海城市骑行队')).toHaveCount(0);
  await expectAccessible(page, 'the list of teams');
  await page.locator('main').getByText('Harbour Runners').click();
  await expect(heading).toHaveText('Harbour Runners');

  // Without a network: what was seen, and when.
  noise.allowOffline();
  await context.setOffline(true);
  await comeBack(page);
  const seen = page.locator('main').getByText(/^以下内容截至 \d\d:\d\d$/);
  await expect(seen).toBeVisible();
  await expect(page.locator('main').getByText(say('shell', 'problemOffline'))).toBeVisible();
  await expect(heading).toHaveText('Harbour Runners');
  await context.setOffline(false);
});
