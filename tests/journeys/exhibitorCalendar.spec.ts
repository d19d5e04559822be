import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn, type StoredRow } from './support/records.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const center = `/exhibitor-center/${stories.stand}`;
const exhibitorId = 'exhibitor000000000000001';

const exhibitorIsIn = (page: Page, userId = 'user00000000000exhibitor') =>
  page.addInitScript((id) => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', id);
  }, userId);

const asked = async (page: Page, about: string) =>
  (await rowsIn(page.request, 'InvitationInfo')).find((row) => row['InvitationMsgContent'] === about) ?? {};

/** The times of the booth's one contact who has some. */
async function contactTimes(
  page: Page,
): Promise<{ readonly recordId: string; readonly closed: StoredRow[] }> {
  const row = (await rowsIn(page.request, 'Calendar')).find(
    (one) => one['ExhibitorId'] === exhibitorId && String(one['ExhibitorContactId']) !== '',
  );
  return { recordId: String(row?.['RecordId']), closed: row?.['CalendarTime'] as StoredRow[] };
}

/** Only an afternoon off is left, also where this server has seen the journey before. */
async function openEveryDay(page: Page): Promise<void> {
  const { recordId, closed } = await contactTimes(page);
  const afternoons = closed.filter((time) => String(time['StartTime']).endsWith('13:00'));
  expect(afternoons).toHaveLength(1);
  await callApi(page.request, 'update/Calendar', { recordId, setValue: { CalendarTime: afternoons } });
}

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(async ({ page }) => exhibitorIsIn(page));

  walkContent({
    screen: 'a day of the booth',
    filled: {
      path: `${center}/appointments?view=day`,
      shows: (say) => say('boothCalendar', 'times'),
    },
    failed: {
      call: 'queryList/InvitationInfo',
      shows: (say) => say('exhibitorCenter', 'appointmentsFailed'),
    },
  });

  walkContent({
    screen: 'the times of a booth',
    filled: { path: `${center}/times`, shows: (say) => say('boothCalendar', 'auto') },
    failed: {
      call: 'queryList/AutoApprovalInvition',
      shows: (say) => say('boothCalendar', 'timesPageFailed'),
    },
  });

  test('a day shows what visitors can choose, the clash of one contact, and is still there after Back', async ({
    page,
    visitor,
  }) => {
    const { say } = visitor;
    const main = page.locator('main');
    const about = await asked(page, '船用主轴选型');
    const day = String(about['MeetingTimeDate']);
    await page.goto(`${center}/appointments`);
    await main.getByRole('radio', { name: say('boothCalendar', 'viewDay') }).check();
    await expect(page).toHaveURL(/view=day/);
    await page.goto(`${center}/appointments?view=day&day=${day}`);
    await expect(
      main.getByText(say('boothCalendar', 'clash_other', { name: '顾清和', count: 2 })),
    ).toBeVisible();
    await expect(main.getByText(say('boothCalendar', 'lunch', { span: '12:00–13:00' }))).toHaveCount(1);
    await main.getByRole('button', { name: say('boothCalendar', 'stand') }).click();
    await expect(
      main.getByText(say('boothCalendar', 'clash_other', { name: '顾清和', count: 2 })),
    ).toHaveCount(0);
    await expect(main.getByText(say('boothCalendar', 'free', { span: '09:30–12:00' }))).toBeVisible();
    await main.getByText(say('boothCalendar', 'timesNote')).click();
    await expect(visitor.heading).toHaveText(say('boothCalendar', 'times'));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`view=day&day=${day}&with=stand$`));
    await expect(main.getByText(say('boothCalendar', 'free', { span: '09:30–12:00' }))).toBeVisible();
  });

  test('another time that the booth proposes waits for the visitor, who did not come is noted once', async ({
    page,
    visitor,
  }) => {
    test.slow();
    const { say } = visitor;
    const sheet = page.getByRole('dialog');
    await page.goto(`${center}/appointments`);
    await visitor.button(say('exhibitorCenter', 'moreActions', { name: '温如许' })).click();
    await sheet.getByRole('button', { name: say('boothCalendar', 'move') }).click();
    await expect(visitor.heading).toHaveText(say('boothCalendar', 'moveTitle'));
    const time = page.locator('main').getByRole('radio', { name: '15:30' });
    await time.click();
    await expect(time).toBeChecked();
    await page.locator('#move-note').fill('上午有接待');
    await expectAccessible(page, 'proposing another time');
    await visitor.button(say('boothCalendar', 'propose', { time: '15:30' })).click();
    await expect(visitor.heading).toHaveText(say('exhibitorCenter', 'appointmentsTitle'));
    expect(await asked(page, '模具钢试切')).toMatchObject({
      Type: '1',
      State: '2',
      MeetingTimeStart: '15:30',
      Remark: '上午有接待',
    });
    await page.goto(`${center}/appointments?earlier=1`);
    await visitor.button(say('exhibitorCenter', 'moreActions', { name: '季长风' })).click();
    await sheet.getByRole('button', { name: say('boothCalendar', 'noShow') }).click();
    await page.getByRole('button', { name: say('boothCalendar', 'noShowYes') }).click();
    await expect(page.getByText(say('boothCalendar', 'noShowDone')).first()).toBeVisible();
    expect(await asked(page, '龙门机床改造')).toMatchObject({ State: '6' });
  });

  test('times are checked before they are saved, with what is agreed outside of them', async ({
    page,
    visitor,
  }) => {
    test.slow();
    const { say } = visitor;
    const main = page.locator('main');
    await openEveryDay(page);
    await page.goto(`${center}/times`);
    await main.getByRole('link', { name: new RegExp('顾清和') }).click();
    await expect(visitor.heading).toHaveText(say('boothCalendar', 'timesFormTitle', { name: '顾清和' }));
    await expectAccessible(page, 'the times of a contact');
    const days = main.getByRole('radio', { name: say('boothCalendar', 'choice_off') });
    // The second day of the fair, on which two appointments of this contact are.
    await days.nth(1).check();
    await visitor.button(say('boothCalendar', 'timesToPreview')).click();
    await expect(main.getByText(say('boothCalendar', 'outside_other', { count: 2 }))).toBeVisible();
    await expectAccessible(page, 'times before they are saved');
    await page.goBack();
    await expect(days.nth(1)).toBeChecked();
    await visitor.button(say('boothCalendar', 'timesToPreview')).click();
    await visitor.button(say('boothCalendar', 'timesSave')).click();
    await expect(visitor.heading).toHaveText(say('boothCalendar', 'times'));
    const { closed } = await contactTimes(page);
    expect(closed).toHaveLength(2);
    expect(closed).toContainEqual(
      expect.objectContaining({
        Closed: '1',
        State: '1',
        StartTime: expect.stringMatching(/ 09:30$/),
      }),
    );
  });

  test('automatic confirmation is turned on after a question, and off again', async ({ page, visitor }) => {
    const { say } = visitor;
    const main = page.locator('main');
    const stored = async () =>
      (await rowsIn(page.request, 'AutoApprovalInvition')).map((row) => row['isOpen']).join();
    await page.goto(`${center}/times`);
    await main.getByRole('button', { name: say('boothCalendar', 'autoTurnOn') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('boothCalendar', 'autoTurnOn') })
      .click();
    await expect(main.getByText(say('boothCalendar', 'autoOnText'))).toBeVisible();
    expect(await stored()).toBe('1');
    // A second tap within half a second is taken for a double one.
    await expect(async () => {
      await main.getByRole('button', { name: say('boothCalendar', 'autoTurnOff') }).click();
      await expect(main.getByText(say('boothCalendar', 'autoOffText'))).toBeVisible({ timeout: 3_000 });
    }).toPass();
    expect(await stored()).toBe('0');
  });
});

test('a contact without rights sees the times and changes none', async ({ page, visitor }) => {
  await exhibitorIsIn(page, 'user00000000000assistant');
  await page.addInitScript(() =>
    localStorage.setItem('exhibitorContact', JSON.stringify({ RecordId: 'contact00000000000000002' })),
  );
  const { say } = visitor;
  const main = page.locator('main');
  await page.goto(`${center}/times`);
  await expect(main.getByText(say('accounts', 'noRight'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('boothCalendar', 'autoTurnOn') })).toHaveCount(0);
  await page.goto(`${center}/times/stand`);
  await expect(main.getByText(say('accounts', 'noRight'))).toBeVisible();
});
