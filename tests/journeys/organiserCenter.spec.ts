import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const center = `/organiser-center/${stories.organiser}`;
const account = { userName: '13800000021', password: 'sandbox3' };

/** Each language decides about others: journeys run at the same time. */
const asked = {
  zh: { approved: '顾北辰', declined: '白芷', about: '华东区代理', team: '青禾乳业参观组' },
  en: {
    approved: 'Lu Mingqian',
    declined: 'Jiang Wang',
    about: '请推荐适合小批量的设备，想先看样机再谈付款方式。',
    team: '北湖纸业',
  },
} as const;

const organiserIsIn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('organizerUserId', 'user0000000000000000host'));

test.describe('for the organiser who is logged in', () => {
  test.beforeEach(async ({ page }) => organiserIsIn(page));

  walkContent({
    screen: 'the organiser centre',
    filled: { path: center, shows: (say) => say('organiserCenter', 'byChannel') },
    failed: {
      call: 'queryCount/SignInRecord',
      shows: (say) => say('organiserCenter', 'checkInsFailed'),
    },
  });

  walkContent({
    screen: 'the registrations to review',
    filled: {
      path: `${center}/registrations`,
      shows: (say) => say('organiserCenter', 'sendBack'),
    },
    empty: {
      path: `/organiser-center/${stories.channels}/registrations`,
      shows: (say) => say('organiserCenter', 'noReviews'),
    },
    failed: {
      call: 'queryList/VisitorExhibitionInfo',
      shows: (say) => say('organiserCenter', 'reviewFailed'),
    },
  });

  walkContent({
    screen: 'the appointments to review',
    filled: {
      path: `${center}/appointments`,
      shows: (say) => say('organiserCenter', 'declineAppointment'),
    },
    empty: {
      path: `/organiser-center/${stories.channels}/appointments`,
      shows: (say) => say('organiserCenter', 'noAppointments'),
    },
    failed: {
      call: 'queryList/InvitationInfo',
      shows: (say) => say('organiserCenter', 'appointmentsFailed'),
    },
  });

  walkContent({
    screen: 'the teams to approve',
    filled: { path: `${center}/teams`, shows: (say) => say('organiserCenter', 'sendBackTeam') },
    empty: {
      path: `/organiser-center/${stories.channels}/teams`,
      shows: (say) => say('organiserCenter', 'noTeams'),
    },
    failed: { call: 'queryList/Team', shows: (say) => say('organiserCenter', 'teamsFailed') },
  });

  walkContent({
    screen: 'the exhibitions of an organiser',
    filled: {
      path: `${center}/exhibitions`,
      shows: (say) => say('organiserCenter', 'phase_running'),
    },
    failed: {
      call: 'queryList/Exhibition',
      shows: (say) => say('organiserCenter', 'exhibitionsFailed'),
    },
    opens: { row: 'main a[href^="/organiser-center/"]', address: /\/organiser-center\/\w+$/ },
    search: {
      hit: '江海智能包装展',
      finds: '江海智能包装展',
      miss: 'zzzz',
      none: (say) => say('organiserCenter', 'noMatch'),
    },
  });
});

test('an organiser without exhibitions is told that there are none', async ({ page, visitor }) => {
  await page.addInitScript(() => localStorage.setItem('organizerUserId', 'user000000000000idlehost'));
  await page.goto(`${center}/exhibitions`);
  await expect(
    page.locator('main').getByText(visitor.say('organiserCenter', 'noExhibitions'), { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'an organiser without exhibitions');
});

for (const language of languagesOf('zh'))
  test.describe(`looking for a visitor (${language})`, () => {
    test.use({ language });

    test(`finds, finds none, fails, is tried again, and says that there is no network (${language})`, async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.expectFailed(/queryList\/VisitorExhibitionInfo$/);
      noise.allowOffline();
      const { say } = visitor;
      const main = page.locator('main');
      await organiserIsIn(page);
      await page.goto(center);
      await main.getByRole('link', { name: new RegExp(say('organiserCenter', 'peopleTitle')) }).click();
      const field = page.getByRole('searchbox');
      const find = visitor.button(say('organiserCenter', 'find'));
      await field.fill('1');
      await find.click();
      await expect(main.getByText(say('organiserCenter', 'searchTooShort'))).toBeVisible();
      await field.fill('719999999999');
      await field.press('Enter');
      await expect(main.getByText(say('organiserCenter', 'noPeople'))).toBeVisible();
      await expectAccessible(page, 'no visitor found');

      await page.route('**/queryList/VisitorExhibitionInfo', (route) => route.abort('connectionreset'));
      await field.fill('710000000002');
      await field.press('Enter');
      await expect(main.getByText(say('organiserCenter', 'peopleFailed'))).toBeVisible({ timeout: 40_000 });
      await expectAccessible(page, 'a search for a visitor that failed');
      await page.unroute('**/queryList/VisitorExhibitionInfo');
      await visitor.button(say('shell', 'retry')).click();
      await expect(main.getByRole('heading', { name: '许*之' })).toBeVisible();

      await context.setOffline(true);
      await expect(page.getByText(say('shell', 'offlineRead'))).toBeVisible();
      await expect(main.getByRole('heading', { name: '许*之' })).toBeVisible();
      await context.setOffline(false);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${center}$`));
      await page.goForward();
      // Nothing of a person is kept for Back.
      await expect(field).toHaveValue('');
      await expect(main.getByRole('heading', { name: '许*之' })).toHaveCount(0);
    });
  });

for (const language of languagesOf('zh'))
  test.describe(`the organiser centre (${language})`, () => {
    test.use({ language });

    test(`an organiser logs in, comes back, decides two appointments and a team, finds a visitor and sees the exhibitions (${language})`, {
      tag: '@way-organiserCenter',
    }, async ({ page, visitor }) => {
      test.slow();
      const { say } = visitor;
      const main = page.locator('main');
      const { approved, declined, about, team } = asked[language];
      await page.goto(`${center}/appointments`);
      await expect(main.getByText(say('organiserCenter', 'organisersOnly'))).toBeVisible();
      await expectAccessible(page, 'the organiser centre of a stranger');
      await visitor.button(say('organiserCenter', 'logIn')).click();
      await page.locator('#account').fill(account.userName);
      await page.locator('#password').fill(account.password);
      await visitor.button(say('accounts', 'logIn')).click();
      await expect(visitor.heading).toHaveText(say('organiserCenter', 'appointmentsTitle'));

      const approve = visitor.button(say('organiserCenter', 'approveOf', { name: approved }));
      await approve.click();
      await expect(approve).toHaveCount(0);
      // Held for five seconds, in which it can be undone.
      await expect(page.getByText(say('organiserDecides', 'approved_appointments')).first()).toBeVisible({
        timeout: 15_000,
      });
      const decline = visitor.button(say('organiserCenter', 'declineAppointmentOf', { name: declined }));
      await decline.click();
      await expectAccessible(page, 'why an appointment is declined');
      await page.getByRole('button', { name: say('organiserCenter', 'usual_topic') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('organiserCenter', 'declineAppointment'), exact: true })
        .click();
      await expect(decline).toHaveCount(0);
      const rows = await rowsIn(page.request, 'InvitationInfo');
      expect(rows.find((row) => row['InvitationMsgContent'] === about)).toMatchObject({
        State: '1',
        Remark: say('organiserCenter', 'usual_topic'),
      });

      await page.goto(`${center}/teams`);
      const sendBack = visitor.button(say('organiserCenter', 'sendBackTeamOf', { name: team }));
      await sendBack.click();
      await expectAccessible(page, 'why a team is sent back');
      await page.getByRole('button', { name: say('organiserCenter', 'usual_teamName') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('organiserCenter', 'sendBackTeam'), exact: true })
        .click();
      await expect(sendBack).toHaveCount(0);
      const teams = await rowsIn(page.request, 'Team');
      expect(teams.find((row) => row['Name'] === team)).toMatchObject({
        ApproveState: '3',
        ApproveReason: say('organiserCenter', 'usual_teamName'),
      });

      await page.goto(`${center}/people`);
      await page.getByRole('searchbox').fill('710000000001');
      await visitor.button(say('organiserCenter', 'find')).click();
      await expect(main.getByRole('heading', { name: '唐*晴' })).toBeVisible();
      await expect(main).toContainText('139****1001');
      await expectAccessible(page, 'a visitor who was found');
      await expect(page).toHaveURL(new RegExp(`${center}/people$`));

      await page.goto(`${center}/exhibitions`);
      await expect(main.getByText(say('organiserCenter', 'current')).first()).toBeVisible();
      await expectAccessible(page, 'the exhibitions of an organiser');
    });
  });
