import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { expectAccessible } from './support/axe.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const center = `/exhibitor-center/${stories.stand}`;
const account = { userName: '13800000011', password: 'sandbox2' };

/** Each language answers others: journeys run at the same time. */
const guests = {
  zh: { accepted: '林若溪', declined: '苏景行', company: '云津精密机械有限公司' },
  en: { accepted: 'Zhou Mingyuan', declined: 'Shen Qingqiu', company: 'Yunjin Precision Machinery Ltd' },
} as const;

const exhibitorIsIn = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  });

async function logIn(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await page.locator('#account').fill(account.userName);
  await page.locator('#password').fill(account.password);
  await visitor.button(say('accounts', 'logIn')).click();
}

const asked = async (page: Page, about: string) =>
  (await rowsIn(page.request, 'InvitationInfo')).find((row) => row['InvitationMsgContent'] === about);

const dayMs = 24 * 3_600_000;

/** An appointment of this journey only, which both have agreed on. */
async function agreedWithNewVisitor(request: APIRequestContext) {
  const mobile = newMobile();
  const name = `访客${mobile.slice(-6)}`;
  const visitor = { ExhibitionId: stories.stand, Name: name, Mob: mobile };
  const { VisitorId } = await callApi(request, 'insert/VisitorExhibitionInfo', { record: visitor });
  const row = await callApi(request, 'insert/InvitationInfo', {
    record: {
      ExhibitionId: stories.stand,
      VisitorId,
      ExhibitorId: 'exhibitor000000000000001',
      Type: '0',
      State: '0',
      Initator: VisitorId,
      Receiver: 'exhibitor000000000000001',
      // Free in the story, and again when the journey has cancelled it.
      MeetingTimeDate: formatVenueTime(Date.now() + 2 * dayMs, 'yyyy-MM-dd'),
      MeetingTimeStart: '14:00',
      MeetingTimeEnd: '14:30',
    },
  });
  const recordId = String(row['RecordId']);
  await request.post('/sandbox/appointments', { data: { recordId, state: '4' } });
  return { name, recordId };
}

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(async ({ page }) => exhibitorIsIn(page));

  walkContent({
    screen: 'the exhibitor centre',
    filled: { path: center, shows: (say) => say('exhibitorCenter', 'numbers') },
    failed: { call: 'get/ExhibitorExhibitionInfo', shows: (say) => say('exhibitorCenter', 'failed') },
  });

  walkContent({
    screen: 'the appointments of a booth',
    filled: {
      path: `${center}/appointments?earlier=1`,
      shows: (say) => say('exhibitorCenter', 'earlierTitle'),
    },
    failed: {
      call: 'queryList/InvitationInfo',
      shows: (say) => say('exhibitorCenter', 'appointmentsFailed'),
    },
  });
});

for (const language of languagesOf('zh'))
  test.describe(`the exhibitor centre (${language})`, () => {
    test.use({ language });

    test(`an exhibitor logs in, comes back, sees how the booth does, and answers two visitors (${language})`, {
      tag: '@way-exhibitorCenter',
    }, async ({ page, visitor }) => {
      test.slow();
      const { say } = visitor;
      const main = page.locator('main');
      const { accepted, declined, company } = guests[language];
      await page.goto(`${center}/appointments`);
      await expect(main.getByText(say('accounts', 'exhibitorsOnly'))).toBeVisible();
      await expectAccessible(page, 'the exhibitor centre of a stranger');
      await visitor.button(say('accounts', 'logInAsExhibitor')).click();
      await visitor.openOtherLogin(say('accounts', 'byPassword'));
      await logIn(visitor);
      await expect(visitor.heading).toHaveText(say('exhibitorCenter', 'appointmentsTitle'));

      const card = (name: string) => main.locator('li[data-state]').filter({ hasText: name }).first();
      await visitor.button(say('exhibitorCenter', 'acceptOf', { name: accepted })).click();
      await expect(card(accepted)).toHaveAttribute('data-state', 'agreed');
      await visitor.button(say('exhibitorCenter', 'refuseOf', { name: declined })).click();
      await expectAccessible(page, 'the reasons to decline');
      await page.getByRole('button', { name: say('exhibitorCenter', 'reason_visit') }).click();
      await expect(visitor.button(say('exhibitorCenter', 'refuseOf', { name: declined }))).toHaveCount(0);
      const row = await asked(page, language === 'zh' ? '看样机' : '联合申报课题');
      expect(row).toMatchObject({ State: '3', Remark: say('exhibitorCenter', 'reason_visit') });

      await page.goto(center);
      await expect(visitor.heading).toHaveText(company);
      const chart = main.getByRole('img', { name: new RegExp(`^${say('exhibitorCenter', 'views')}`) });
      await expect(chart).toBeVisible();
      await main.getByRole('radio', { name: say('exhibitorCenter', 'likes') }).check();
      await expect(chart).toHaveCount(0);
      await main.getByText(say('exhibitorCenter', 'asTable')).click();
      await expect(main.getByRole('row')).toHaveCount(15);
      await expectAccessible(page, 'the numbers of a booth as a table');
      await main.getByRole('link', { name: say('exhibitorCenter', 'seePage') }).click();
      await expect(visitor.heading).toHaveText(company);
      await expect(page).toHaveURL(/\/exhibitor\//);
    });
  });

test('an answer that got lost on its way back is looked up, and counts as given', async ({
  page,
  visitor,
  noise,
}) => {
  noise.expectFailed(/update\/InvitationInfo$/);
  const { say } = visitor;
  await exhibitorIsIn(page);
  const faults = await faultsOf(page);
  const { name, recordId } = await agreedWithNewVisitor(page.request);
  await page.goto(`${center}/appointments`);
  await visitor.button(say('exhibitorCenter', 'moreActions', { name })).click();
  await page.getByRole('button', { name: say('exhibitorCenter', 'cancel') }).click();
  faults.switchOn({ name: 'replyLostAfterCommit', path: 'update/InvitationInfo', times: 1 });
  await page.getByRole('button', { name: say('exhibitorCenter', 'reason_busy') }).click();
  await expect(page.getByText(say('exhibitorCenter', 'cancelled')).first()).toBeVisible();
  const rows = await rowsIn(page.request, 'InvitationInfo');
  expect(rows.find((row) => row['RecordId'] === recordId)).toMatchObject({ State: '7' });
});

test('without a network an answer is not sent, and says so', async ({ page, context, visitor, noise }) => {
  noise.allowOffline();
  const { say } = visitor;
  await exhibitorIsIn(page);
  await page.goto(`${center}/appointments`);
  const name = '叶知秋';
  const more = visitor.button(say('exhibitorCenter', 'moreActions', { name }));
  await expect(more).toBeVisible();
  await context.setOffline(true);
  await more.click();
  await page.getByRole('button', { name: say('exhibitorCenter', 'withdraw') }).click();
  await page.getByRole('button', { name: say('exhibitorCenter', 'reason_busy') }).click();
  await expect(page.getByText(say('exhibitorCenter', 'outcome_notSent')).first()).toBeVisible();
  expect(await asked(page, '请您来看新一代夹具')).toMatchObject({ State: '2' });
});

test('the centre opens without a network after the page was closed, with its age', async ({
  page,
  context,
  visitor,
  noise,
}) => {
  test.slow();
  noise.allowOffline();
  const { say } = visitor;
  await exhibitorIsIn(page);
  await page.goto(center);
  await expect(visitor.heading).toHaveText(guests.zh.company);
  // By a tap: what was read is kept a moment later, by the same page.
  await page
    .locator('main')
    .getByRole('link', { name: say('exhibitorCenter', 'leads') })
    .first()
    .click();
  await expect(page.locator('main').getByText(say('leads', 'offlineReady'))).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await page.goto(center);
  await expect(visitor.heading).toHaveText(guests.zh.company);
  await expect(page.locator('main').getByText(say('exhibitorCenter', 'numbers'))).toBeVisible();
  await expect(
    page.locator('main').getByText(new RegExp(`^${say('query', 'asOf', { time: '' })}`)),
  ).toBeVisible();
});

test('an exhibitor who is no visitor finds the centre below Me', async ({ page, visitor }) => {
  await exhibitorIsIn(page);
  await page.goto(`/mine/${stories.stand}`);
  await expect(page).toHaveURL(new RegExp(`${center}$`));
  await expect(visitor.heading).toHaveText(guests.zh.company);
});

test('an exhibitor of another exhibition is told that it does not take part here', async ({
  page,
  visitor,
}) => {
  await exhibitorIsIn(page);
  await page.goto(`/exhibitor-center/${stories.open}`);
  await expect(page.locator('main').getByText(visitor.say('accounts', 'exhibitorMustSignUp'))).toBeVisible();
  await expect(visitor.heading).toHaveText(visitor.say('exhibitorCenter', 'title'));
});
