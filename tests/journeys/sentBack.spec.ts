import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { createVisitor, newMobile } from './support/visitor.ts';
import { stories } from './support/stories.ts';

const account = { userName: '13800000021', password: 'sandbox3' };
const exhibitionId = stories.organiser;
const who = {
  zh: { name: '沈照野', company: '长洲包装' },
  en: { name: 'Nora Field', company: 'Fieldline Packaging' },
} as const;

for (const language of ['zh', 'en'] as const)
  test.describe(`a registration that is sent back (${language})`, () => {
    test.use({ language });

    test(`is corrected where the organiser has marked it, and opens the gate once it is approved (${language})`, async ({
      page,
      request,
      visitor,
      openPhone,
    }) => {
      test.slow();
      const { say } = visitor;
      const mobile = newMobile();
      const person = who[language];
      await page.goto(`/select/${exhibitionId}`);
      await visitor.startRegistering();
      await visitor.prove(mobile);
      await visitor.fillIdentity(person);
      await visitor.fillShortForm();
      await visitor.toReview();
      await visitor.send();
      await expect(page).toHaveURL(/\/code\?voucher=/);
      const { RecordId: id } = await theRegistrationOf(request, mobile);

      const organiser = createVisitor(await (await openPhone()).newPage(), language);
      const decide = `/organiser-center/${exhibitionId}/decide/${String(id)}`;
      await organiser.page.goto(decide);
      await organiser.button(say('organiserCenter', 'logIn')).click();
      await organiser.page.locator('#account').fill(account.userName);
      await organiser.page.locator('#password').fill(account.password);
      await organiser.button(say('accounts', 'logIn')).click();
      await expect(organiser.heading).toHaveText(person.name);
      await organiser.button(say('organiserDecides', 'sendBackOf', { name: person.name })).click();
      const sheet = organiser.page.getByRole('dialog');
      const question = language === 'zh' ? '职务' : 'Job title';
      await sheet
        .getByRole('checkbox', { name: say('organiserDecides', 'toCompleteOf', { question }) })
        .check();
      const reason = language === 'zh' ? '请写明职务' : 'Please give your full job title';
      await sheet.getByRole('textbox').fill(reason);
      await sheet.getByRole('button', { name: say('organiserDecides', 'sendBack'), exact: true }).click();
      await expect.poll(async () => (await theRegistrationOf(request, mobile))['ApproveState']).toBe('3');

      await page.reload();
      await expect(page.locator('main')).toContainText(say('vouchers', 'declinedText'));
      await visitor.link(say('vouchers', 'complete')).click();
      await expect(page.locator('main')).toContainText(reason);
      await expectAccessible(page, 'what the organiser asks for');
      await visitor.button(say('mine', 'complete')).click();
      await expect(page.locator('main')).toContainText(say('information', 'organiserAsks', { text: reason }));
      const asked = page.getByLabel(question);
      await expect(asked).toBeFocused();
      await asked.fill('产线规划主管');
      await page
        .getByRole('checkbox', { name: language === 'zh' ? /我已阅读并同意/ : /I have read/ })
        .check();
      await visitor.toReview();
      await visitor.button(say('information', 'sendUpdate')).click();
      await expect
        .poll(async () => await theRegistrationOf(request, mobile))
        .toMatchObject({ ApproveState: '0', Job: '产线规划主管' });

      await organiser.page.goto(decide);
      await expect(organiser.page.locator('main')).toContainText('产线规划主管');
      await organiser.button(say('organiserCenter', 'approveOf', { name: person.name })).click();
      await expect.poll(async () => (await theRegistrationOf(request, mobile))['ApproveState']).toBe('2');
      await page.goto('/code');
      await expect(page.getByText(say('vouchers', 'approved'), { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: /\d{12}/ }).first()).toBeVisible();
    });
  });
