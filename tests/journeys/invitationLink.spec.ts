import { expect } from '@playwright/test';
import { ownBooth } from './support/booth.ts';
import { expectAccessible } from './support/axe.ts';
import { countTaps } from './support/countTaps.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { chooseLast } from './support/meetings.ts';
import { rowsIn, sentCode } from './support/records.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, person } from './support/visitor.ts';
import { languages } from './support/words.ts';

for (const language of languages)
  test.describe(`an invitation that its link gives away (${language})`, () => {
    test.use({ language });

    test(`leads a new visitor to ticket and meeting with at most nine taps (${language})`, {
      tag: '@way-invitation',
    }, async ({ page, request, visitor, openPhone }) => {
      test.slow();
      const { say } = visitor;
      const phone = await openPhone();
      const stand = createVisitor(await phone.newPage(), language);
      const { page: booth } = stand;
      const { center, exhibitorId } = await ownBooth(booth, request, stories.open);

      await booth.goto(`${center}/invitations`);
      await stand.link(say('boothInvitations', 'add')).click();
      const clock = await chooseLast(booth);
      await booth.locator('#invitation-words').fill('CNC');
      await expectAccessible(booth, 'a new invitation');
      await stand.button(say('boothInvitations', 'make')).click();
      await expect(booth.getByRole('img', { name: say('boothInvitations', 'codeLabel') })).toBeVisible();
      await expectAccessible(booth, 'an invitation of a booth');
      const link = await booth.getByText(/\/invitation\/\w+\/\w+$/).innerText();
      await expect(booth.getByText(say('boothInvitations', 'noneAccepted'))).toBeVisible();

      const mobile = newMobile();
      const count = countTaps(page);
      await page.goto(new URL(link).pathname);
      await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
      await expect(page.getByText(clock).first()).toBeVisible();
      await expectAccessible(page, 'an invitation');
      await count.tap(visitor.button(say('invitation', 'accept')));
      await count.type(page.locator('#contact'), mobile);
      await count.tap(visitor.button(say('identity', 'sendCode')));
      await count.type(page.locator('#code'), await sentCode(request, mobile));
      const name = page.locator('#name');
      const proceed = visitor.button(say('identity', 'continue'));
      await expect(name.or(proceed).first()).toBeVisible();
      await letPass(page, 1000);
      if (await proceed.isVisible()) await count.tap(proceed);
      await count.type(name, person.name);
      await count.type(page.locator('#company'), person.company);
      await count.tap(page.locator('label', { hasText: /系统集成商|A system integrator/ }));
      await count.tap(page.locator('label', { hasText: /工业机器人|Industrial robots/ }));
      await count.tap(page.getByRole('checkbox', { name: /我已阅读并同意|I have read the privacy/ }));
      await count.tap(visitor.button(say('information', 'complete')));
      await expect(visitor.heading).toHaveText(say('invitation', 'done_meeting'));
      expect(count.taps()).toBeLessThanOrEqual(9);
      await expect(page.getByText(clock).first()).toBeVisible();
      await expect(page.getByRole('link', { name: say('invitation', 'toMeeting') })).toBeVisible();
      await expectAccessible(page, 'ticket and meeting');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFits(page, 'ticket and meeting');

      // The same link again, and the booth, show where it stands; nothing is stored twice.
      await page.reload();
      await expect(visitor.heading).toHaveText(say('invitation', 'done_meeting'));
      const rows = (await rowsIn(request, 'InvitationInfo')).filter(
        (row) => row['ExhibitorId'] === exhibitorId && row['VisitorId'] !== undefined,
      );
      expect(rows).toMatchObject([{ Type: '1', State: '4', MeetingTimeStart: clock }]);
      await booth.reload();
      await expect(booth.getByText(person.name)).toBeVisible();
      await booth.goto(`${center}/appointments`);
      await expect(
        booth.getByText(say('exhibitorCenter', 'state_agreed'), { exact: true }).first(),
      ).toBeVisible();
      await stand.page.goto(`${center}/invitations`);
      await stand.page.locator('main li a[href*="/invitations/"]').first().click();
      await stand.button(say('boothInvitations', 'withdraw')).click();
      await booth.getByRole('button', { name: say('boothInvitations', 'withdrawYes'), exact: true }).click();
      await expect(booth.getByText(say('boothInvitations', 'withdrawnText'))).toBeVisible();
    });
  });
