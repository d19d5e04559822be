import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import {
  appointmentsOf,
  askAt,
  chooseDay,
  chooseLast,
  decide,
  exhibitors,
  holdStoryPass,
  invite,
  meetingPlace,
  meetings,
  minutesUntilChosen,
  scanAtMeeting,
  seededAppointment,
  visitorWithPass,
} from './support/meetings.ts';
import { callApi } from './support/onSite.ts';
import { newMobile } from './support/visitor.ts';
import { languages, languagesOf } from './support/words.ts';

const mine = `/appointments/${meetings}`;

for (const language of languages)
  test.describe(`appointments (${language})`, () => {
    test.use({ language });

    if (languagesOf('en').includes(language))
      test(`a time is asked for, agreed, clashes in the schedule, is moved and cancelled with a reason (${language})`, async ({
        page,
        context,
        request,
        visitor,
      }) => {
        test.slow();
        const { say } = visitor;
        const main = page.locator('main');
        const person = await visitorWithPass(request, context);

        const exhibitor = exhibitors[language === 'zh' ? 'immediately' : 'immediatelyEnglish'];
        await page.goto(`/exhibitor/${meetings}/${exhibitor}`);
        await page.getByRole('link', { name: say('content', 'appointmentEntry') }).click();
        await expect(visitor.heading).toHaveText(say('appointments', 'askTitle'));
        await expectAccessible(page, 'the times of an exhibitor');
        await visitor.button(say('appointments', 'chooseSlot')).click();
        await expect(page.locator('#appointment-slot')).toBeFocused();
        const clock = await chooseLast(page);
        await expect(page.locator('#appointment-place')).not.toHaveValue('');
        const place = await page.locator('#appointment-place').inputValue();
        await page.locator('#appointment-place').fill('');
        await visitor.button(say('appointments', 'ask', { time: clock })).click();
        await expect(page.locator('#appointment-place')).toBeFocused();
        await page.locator('#appointment-place').fill(place);
        await page.locator('#appointment-about').fill('Grippers for small parts');
        await expectAccessible(page, 'a time that is chosen');
        // Another exhibitor at the same time, which it can ask for only while nothing is planned then.
        const second = await invite(request, person, minutesUntilChosen(page) + 5);
        await visitor.button(say('appointments', 'ask', { time: clock })).click();

        await expect(visitor.heading).toHaveText(say('appointments', 'one'));
        await expect(main.getByText(say('appointments', 'state_agreed'), { exact: true })).toBeVisible();
        await expect(main.getByText('Grippers for small parts')).toBeVisible();
        await expectAccessible(page, 'an agreed appointment');
        const row = (await appointmentsOf(request, person)).find((one) => one['MeetingTimeStart'] === clock);
        expect(row).toMatchObject({ State: '4' });
        const waiting = page.waitForEvent('download');
        await page.getByRole('link', { name: say('appointments', 'toCalendar') }).click();
        const file = await readFile(await (await waiting).path(), 'utf8');
        expect(file).toContain('TRIGGER:-PT15M');

        await page.goto(`${mine}/${String(second['RecordId'])}`);
        await visitor.button(say('appointments', 'accept')).click();
        await expect(main.getByText(say('appointments', 'state_agreed'), { exact: true })).toBeVisible();
        await page.getByRole('link', { name: say('appointments', 'toAgenda') }).click();
        await expect(page.locator('[data-kind="appointment"]')).toHaveCount(2);
        await expect(visitor.button(say('agenda', 'resolve'))).toBeVisible();
        await expectAccessible(page, 'two appointments that clash');

        await page.goto(`${mine}/${String(row?.['RecordId'])}`);
        await page.getByRole('link', { name: say('appointments', 'reschedule') }).click();
        await expect(visitor.heading).toHaveText(say('appointments', 'moveTitle'));
        await expect(page.locator('#appointment-about')).toHaveValue('Grippers for small parts');
        await chooseDay(page.locator('input[name=day]').nth(1));
        const free = page.locator('label:has(input[name=slot]:enabled)').first();
        const later = (await free.innerText()).trim();
        await free.click();
        await visitor.button(say('appointments', 'move', { time: later })).click();
        await expect(visitor.heading).toHaveText(say('appointments', 'one'));
        await expect(main.getByText(new RegExp(later))).toBeVisible();
        expect(await appointmentsOf(request, person)).toHaveLength(2);

        await page.getByRole('button', { name: say('appointments', 'cancel') }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: say('appointments', 'cancelYes') }).click();
        await expect(page.locator('#appointment-reason')).toBeFocused();
        await expectAccessible(page, 'a reason is missing');
        await sheet.getByRole('button', { name: say('appointments', 'reason_time') }).click();
        await sheet.getByRole('button', { name: say('appointments', 'cancelYes') }).click();
        await expect(main.getByText(say('appointments', 'state_cancelled'), { exact: true })).toBeVisible();
        const cancelled = (await appointmentsOf(request, person)).find(
          ({ RecordId }) => RecordId === row?.['RecordId'],
        );
        expect(cancelled).toMatchObject({ State: '7', Remark: say('appointments', 'reason_time') });
      });

    test(`each of the nine states, and an unknown one, says what it is and what comes next (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      await holdStoryPass(request, context);
      await page.goto(`${mine}?earlier=1`);
      await expect(visitor.heading).toHaveText(say('appointments', 'title'));
      await expect(page.locator('main li[data-state]').first()).toBeVisible();
      await expectFits(page, 'the list of appointments');
      await expectAccessible(page, 'the list of appointments');
      const states = [
        ['pending', 1],
        ['hostRejected', 2],
        ['hostApproved', 3],
        ['rejected', 4],
        ['agreed', 5],
        ['attended', 7],
        ['noShow', 8],
        ['cancelled', 9],
        ['deleted', 10],
        ['unknown', 11],
      ] as const;
      for (const [state, number] of states) {
        await page.goto(seededAppointment(number));
        await expect(
          page.locator('main').getByText(say('appointments', `state_${state}`), { exact: true }),
        ).toBeVisible();
        await expect(page.locator('main').getByText(say('appointments', `line_${state}`))).toBeVisible();
      }
      await expectAccessible(page, 'an appointment in an unknown state');
    });

    if (languagesOf('en').includes(language))
      test(`an invitation is accepted, another one refused with a reason (${language})`, async ({
        page,
        context,
        request,
        visitor,
      }) => {
        const { say } = visitor;
        const main = page.locator('main');
        const person = await visitorWithPass(request, context);
        await invite(request, person, 90);
        const other = await invite(request, person, 180);
        await page.goto(`/mine/${meetings}`);
        await page.getByRole('link', { name: say('mine', 'appointments') }).click();
        await expect(main.getByRole('heading', { name: say('appointments', 'toAnswer') })).toBeVisible();
        await expectAccessible(page, 'two invitations');
        await main.locator('li[data-state] a').first().click();
        await visitor.button(say('appointments', 'accept')).click();
        await expect(main.getByText(say('appointments', 'state_agreed'), { exact: true })).toBeVisible();
        await page.goBack();
        await main.locator(`a[href$="${String(other['RecordId'])}"]`).click();
        await visitor.button(say('appointments', 'refuse')).click();
        await page.locator('#appointment-reason').fill('展会第一天才到');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('appointments', 'refuseYes') })
          .click();
        await expect(
          main.getByText(say('appointments', 'state_rejected_own'), { exact: true }),
        ).toBeVisible();
        const rows = await appointmentsOf(request, person);
        expect(rows.map((row) => String(row['State'])).sort()).toEqual(['3', '4']);
        expect(rows.find((row) => row['State'] === '3')?.['Remark']).toBe('展会第一天才到');
      });

    if (languagesOf('en').includes(language))
      test(`an invitation is answered with another time, which the exhibitor moves once more (${language})`, async ({
        page,
        context,
        request,
        visitor,
      }) => {
        test.slow();
        const { say } = visitor;
        const main = page.locator('main');
        const person = await visitorWithPass(request, context);
        // The second one publishes no times.
        const exhibitor = exhibitors[language === 'zh' ? 'proposedChinese' : 'proposedEnglish'];
        const row = await invite(request, person, 90, [exhibitor]);
        await page.goto(`${mine}/${String(row['RecordId'])}`);
        await page.getByRole('link', { name: say('appointments', 'proposeTitle') }).click();
        await expect(visitor.heading).toHaveText(say('appointments', 'proposeTitle'));
        await expect(page.locator('#appointment-place')).toHaveValue('2 号馆洽谈区');
        const clock = await chooseLast(page);
        await page.locator('#appointment-about').fill('Only on the last day');
        await expectFits(page, 'another time for an invitation');
        await expectAccessible(page, 'another time for an invitation');
        await visitor.button(say('appointments', 'propose', { time: clock })).click();
        await expect(visitor.heading).toHaveText(say('appointments', 'one'));
        await expect(main.getByText(new RegExp(clock)).first()).toBeVisible();
        await expect(main.getByText(/Only on the last day/)).toBeVisible();
        await expect(main.getByText('邀请您看新品')).toBeVisible();
        await expect(visitor.button(say('appointments', 'accept'))).toHaveCount(0);
        const [sent, ...others] = await appointmentsOf(request, person);
        expect(others).toEqual([]);
        expect(sent).toMatchObject({ Type: '0', Initator: person['VisitorId'], MeetingTimeStart: clock });

        await decide(request, row, 'move');
        await page.reload();
        await expect(
          main.getByText(say('appointments', 'state_hostApproved_own'), { exact: true }),
        ).toBeVisible();
        await visitor.button(say('appointments', 'accept')).click();
        await expect(main.getByText(say('appointments', 'state_agreed'), { exact: true })).toBeVisible();
        expect(await appointmentsOf(request, person)).toMatchObject([{ Type: '1', State: '4' }]);
      });
  });

for (const language of languagesOf('en'))
  test.describe(`meetings (${language})`, () => {
    test.use({ language });

    test(`a meeting scanned without a network is sent once with it; the place’s code counts, and a refusal is told (${language})`, {
      tag: '@appointment-actions',
    }, async ({ page, context, request, visitor, noise }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const main = page.locator('main');
      const person = await visitorWithPass(request, context);
      const agree = async (inMinutes: number) => {
        const row = await invite(request, person, inMinutes, undefined, { SignInPlaceId: meetingPlace });
        await page.goto(`${mine}/${String(row['RecordId'])}`);
        await visitor.button(say('appointments', 'accept')).click();
        await expect(main.getByText(say('appointments', 'line_agreed_now'))).toBeVisible();
        return row;
      };
      const scan = (place: string) =>
        scanAtMeeting(visitor, `https://fair.example.com/sign-in/${meetings}/${place}`);
      /** What scans is loaded before the network goes. */
      const scanOffline = async () => {
        await scan('x'.repeat(24));
        await expect(main.getByRole('alert')).toBeVisible();
        await context.setOffline(true);
        await scan(meetingPlace);
        await expect(visitor.button(say('appointments', 'attend'))).toHaveCount(0);
      };
      const stored = async ({ RecordId }: { RecordId?: unknown }) =>
        (await appointmentsOf(request, person)).find((row) => row['RecordId'] === RecordId);

      const met = await agree(5);
      await scanOffline();
      await expect(main.locator('[data-announce]').last()).toContainText(/\d\d:\d\d/);
      await expectAccessible(page, 'a meeting that waits for the network');
      expect(await stored(met)).toMatchObject({ State: '4' });
      await context.setOffline(false);
      await expect(main.getByText(say('appointments', 'state_attended'), { exact: true })).toBeVisible();
      expect(await stored(met)).toMatchObject({ State: '5', AttendProof: '2', SignInPlaceId: meetingPlace });

      const cancelled = await agree(8);
      await scanOffline();
      await decide(request, cancelled, '7');
      await page.close();
      const next = await context.newPage();
      await context.setOffline(false);
      await next.goto(`${mine}/${String(cancelled['RecordId'])}`);
      await expect(next.getByText(say('appointments', 'attendRefused'))).toBeVisible();
      await expect(next.getByText(say('appointments', 'attendRefusedText_changed'))).toBeVisible();
      await expectFits(next, 'a meeting that was refused');
      await expectAccessible(next, 'a meeting that was refused');
      await next.getByRole('button', { name: say('appointments', 'attendRefusedEnd') }).click();
      await expect(next.getByText(say('appointments', 'attendRefused'))).toHaveCount(0);
    });
  });

test('a stranger is asked to register, comes back to the times, and finds what was typed after a reload', {
  tag: '@appointment-registration',
}, async ({ page, request, visitor }) => {
  const { say } = visitor;
  const mobile = newMobile();
  const record = { ExhibitionId: meetings, Name: '林小满', CompanyName: '江海精工有限公司', Mob: mobile };
  await callApi(request, 'insert/VisitorExhibitionInfo', { record });
  await page.goto(mine);
  await expect(page.getByRole('heading', { name: say('appointments', 'registerFirst') })).toBeVisible();
  await page.goto(askAt(exhibitors.later));
  await expect(page.getByRole('heading', { name: say('appointments', 'registerFirst') })).toBeVisible();
  await expectAccessible(page, 'appointments for a stranger');
  await visitor.button(say('content', 'registerOrLogIn')).click();
  await visitor.prove(mobile);
  await expect(page).toHaveURL(new RegExp(`${askAt(exhibitors.later)}$`));
  await chooseLast(page);
  await page.locator('#appointment-about').fill('样机');
  await page.reload();
  await expect(page.locator('#appointment-about')).toHaveValue('样机');
  await expect(page.locator('input[name=slot]:checked')).toHaveCount(1);
});

test('the times go by the server’s clock where the phone’s is days ahead', async ({
  page,
  context,
  request,
  visitor,
}) => {
  await visitorWithPass(request, context);
  await page.goto(askAt(exhibitors.later));
  const days = page.locator('input[name=day]');
  await expect(days.first()).toBeAttached();
  const shown = await days.count();
  await page.clock.install({ time: Date.now() + 4 * 86_400_000 });
  await page.reload();
  await expect(visitor.heading).toHaveText(visitor.say('appointments', 'askTitle'));
  await expect(days).toHaveCount(shown);
});

test('two browsers want one time: one gets it, the other keeps what was typed and is offered what is near', async ({
  page,
  context,
  request,
  visitor,
  openPhone,
  noise,
}) => {
  test.slow();
  noise.expect(/resCode 1601/);
  const { say } = visitor;
  const person = await visitorWithPass(request, context, '先到');
  const otherPhone = await openPhone();
  const otherPerson = await visitorWithPass(request, otherPhone, '后到');
  const other = await otherPhone.newPage();
  const clocks: string[] = [];
  for (const tab of [page, other]) {
    await tab.goto(askAt(exhibitors.contested));
    clocks.push(await chooseLast(tab));
    await tab.locator('#appointment-about').fill('三百件样品');
  }
  expect(clocks[0]).toBe(clocks[1]);
  const ask = say('appointments', 'ask', { time: clocks[0] ?? '' });
  await page.getByRole('button', { name: ask }).click();
  await expect(visitor.heading).toHaveText(say('appointments', 'one'));
  await other.getByRole('button', { name: ask }).click();
  const told = other.getByRole('alert');
  await expect(told).toBeVisible();
  await expectAccessible(other, 'a time that was taken meanwhile');
  await expect(other.locator('#appointment-about')).toHaveValue('三百件样品');
  const near = told.getByRole('button').first();
  await near.click();
  await expect(told).toHaveCount(0);
  await other.locator('form button[type=submit]').click();
  await expect(other.locator('main h1')).toHaveText(say('appointments', 'one'));
  expect(await appointmentsOf(request, person)).toHaveLength(1);
  expect(await appointmentsOf(request, otherPerson)).toHaveLength(1);
  await otherPhone.close();
});

test('a request whose answer is lost, or that comes twice, is one row', {
  tag: ['@N06', '@repeats'],
}, async ({ page, context, request, visitor, noise }) => {
  test.slow();
  const { say } = visitor;
  noise.expectFailed(/insert\/InvitationInfo$/);
  // The second copy of a request that comes twice is refused.
  noise.expect(/resCode 1601/);
  const person = await visitorWithPass(request, context);
  const faults = await faultsOf(page);
  for (const name of ['replyLostAfterCommit', 'deliveredTwice'] as const) {
    faults.switchOn({ name, path: 'insert/InvitationInfo', times: 1 });
    await page.goto(askAt(name === 'deliveredTwice' ? exhibitors.lossyLater : exhibitors.lossy));
    const clock = await chooseLast(page);
    await page.locator('#appointment-about').fill('样机');
    await visitor.button(say('appointments', 'ask', { time: clock })).click();
    await expect(visitor.heading).toHaveText(say('appointments', 'one'));
  }
  expect(await appointmentsOf(request, person)).toHaveLength(2);
});

test('a request waits for the host, then for the exhibitor, and is agreed while the page is open', {
  tag: '@way-appointments',
}, async ({ page, context, request, visitor }) => {
  const { say } = visitor;
  const main = page.locator('main');
  const person = await visitorWithPass(request, context);
  await page.goto(askAt(exhibitors.reviewed));
  const clock = await chooseLast(page);
  await page.locator('#appointment-about').fill('样机');
  await visitor.button(say('appointments', 'ask', { time: clock })).click();
  await expect(main.getByText(say('appointments', 'line_pending'))).toBeVisible();
  const [row = {}] = await appointmentsOf(request, person);
  await decide(request, row, '2');
  await page.reload();
  await expect(main.getByText(say('appointments', 'line_hostApproved'))).toBeVisible();
  await decide(request, row, '4');
  await page.reload();
  await expect(main.getByText(say('appointments', 'line_agreed'))).toBeVisible();
});

test('a change is not made where the other side was faster, and without a network says that nothing was sent', async ({
  page,
  context,
  request,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  const { say } = visitor;
  const main = page.locator('main');
  const person = await visitorWithPass(request, context);
  const row = await invite(request, person, 90);
  await page.goto(`${mine}/${String(row['RecordId'])}`);
  await expect(visitor.button(say('appointments', 'accept'))).toBeVisible();
  await context.setOffline(true);
  await visitor.button(say('appointments', 'accept')).click();
  await expect(main.getByText(say('appointments', 'outcome_notSent'))).toBeVisible();
  await context.setOffline(false);
  const other = await invite(request, person, 180);
  await page.goto(`${mine}/${String(other['RecordId'])}`);
  await expect(visitor.button(say('appointments', 'accept'))).toBeVisible();
  await decide(request, other, '7');
  await visitor.button(say('appointments', 'accept')).click();
  await expect(main.getByText(say('appointments', 'outcome_changed'))).toBeVisible();
  await expect(main.getByText(say('appointments', 'state_cancelled'), { exact: true })).toBeVisible();
  await page.goto(`${mine}/${'x'.repeat(24)}`);
  await expect(main.getByText(say('appointments', 'gone'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'no such appointment');
});

test('the exhibitor’s code, scanned at the time of the appointment, notes that the two have met', async ({
  page,
  context,
  request,
  visitor,
}) => {
  const { say } = visitor;
  const main = page.locator('main');
  const person = await visitorWithPass(request, context);
  const row = await invite(request, person, 5);
  await page.goto(`${mine}/${String(row['RecordId'])}`);
  await visitor.button(say('appointments', 'accept')).click();
  await expect(main.getByText(say('appointments', 'line_agreed_now'))).toBeVisible();
  await scanAtMeeting(visitor, `https://fair.example.com/exhibitor/${meetings}/${'x'.repeat(24)}`);
  await expect(main.getByRole('alert')).toBeVisible();
  await scanAtMeeting(
    visitor,
    `https://fair.example.com/exhibitor/${meetings}/${String(row['ExhibitorId'])}`,
  );
  await expect(main.getByText(say('appointments', 'state_attended'), { exact: true })).toBeVisible();
  expect((await appointmentsOf(request, person))[0]).toMatchObject({ State: '5' });
});

test('the exhibitor’s code, scanned from the home, notes the meeting on the exhibitor’s page', async ({
  page,
  context,
  request,
  visitor,
}) => {
  const { say } = visitor;
  const person = await visitorWithPass(request, context);
  const row = await invite(request, person, 8);
  await page.goto(`${mine}/${String(row['RecordId'])}`);
  await visitor.button(say('appointments', 'accept')).click();
  await expect(page.locator('main').getByText(say('appointments', 'line_agreed_now'))).toBeVisible();
  await page.goto(`/homeclassic/${meetings}`);
  await visitor.button(say('home', 'scan')).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox')
    .fill(`${new URL(page.url()).origin}/exhibitor/${meetings}/${String(row['ExhibitorId'])}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/exhibitor\//);
  await expect(page.getByText(say('content', 'appointmentMet')).first()).toBeVisible();
  expect((await appointmentsOf(request, person))[0]).toMatchObject({ State: '5' });
});
