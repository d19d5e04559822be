import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { cardOf, fillOwnPart, fillSharedPart, groupPathOf, passportOf } from './support/group.ts';
import { test } from './support/journey.ts';
import { registrationsOf, rowsIn } from './support/records.ts';
import { createVisitor, newMobile, person, type Visitor } from './support/visitor.ts';
import { languages } from './support/words.ts';

const insertPath = '**/v2/data/insert/VisitorExhibitionInfo';
const companions = ['王芳', '李强', '陈一鸣', 'Anna Berg'] as const;

/** The first day on which one may arrive, as the form says. */
const arrivalDay = (page: Page) => page.locator('#field-ArrivalDay').getAttribute('min');

async function openDesk(visitor: Visitor, mobile: string): Promise<void> {
  await visitor.page.goto(groupPathOf('group'));
  await visitor.prove(mobile);
  await expect(visitor.heading).toHaveText(visitor.say('group', 'title'));
}

async function openPerson({ page, say }: Visitor, name: string): Promise<void> {
  const word = say('group', 'fillWho', { name });
  await page.getByRole('button', { name: word }).click();
  await expect(page.locator('#name')).toBeVisible();
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`five people with a photo and a health paper each are registered in one go, also where the page is closed in the middle (${language})`, {
      tag: ['@participants', '@U04'],
    }, async ({ page, context, request, visitor }) => {
      test.setTimeout(150_000);
      const { say, button, heading } = visitor;
      const mobile = newMobile();
      await openDesk(visitor, mobile);
      await openPerson(visitor, say('group', 'me'));
      await page.locator('#name').fill(person.name);
      await page.locator('#company').fill(person.company);
      await fillOwnPart(visitor, 0);
      await fillSharedPart(visitor, (await arrivalDay(page)) ?? '');
      await expectAccessible(page, 'the form of one person');
      await button(say('group', 'done')).click();
      await expect(cardOf(page, person.name)).toContainText(say('group', 'ready'));

      await button(say('group', 'paste')).click();
      await page.locator('#paste').fill(companions.map((name) => `${name}\t江海精工有限公司`).join('\n'));
      await button(say('group', 'pasteAdd', { number: '4' })).click();
      await expect(page.locator('.g-person')).toHaveCount(5);

      await button(say('group', 'copy')).click();
      for (const box of await page.getByRole('checkbox').all())
        if ((await box.getAttribute('name')) === 'copy-what') await box.check();
      await expectAccessible(page, 'copying to everybody');
      await button(say('group', 'copyDo')).click();

      for (const [at, name] of companions.entries()) {
        await openPerson(visitor, name);
        await fillOwnPart(visitor, at === 3 ? 1 : at + 1);
        await button(say('group', 'done')).click();
        await expect(cardOf(page, name)).toContainText(say('group', 'ready'));
      }
      // The last one has the first companion's passport: pointed out, and not sent.
      const twice = say('group', 'sharedDocument', { names: `王芳${say('group', 'and')}Anna Berg` });
      await expect(page.getByText(twice)).toBeVisible();
      await button(say('group', 'toReview')).click();
      await expect(heading).toHaveText(say('group', 'title'));
      await page.getByRole('button', { name: say('group', 'changeWho', { name: 'Anna Berg' }) }).click();
      await page.locator('#field-Document-number').fill(passportOf(4));
      await button(say('group', 'done')).click();
      await expect(page.getByText(twice)).toHaveCount(0);
      await expectAccessible(page, 'the list of people');

      await button(say('group', 'toReview')).click();
      await expect(heading).toHaveText(say('group', 'reviewTitle'));
      await expectAccessible(page, 'the review of a group');
      // The third one hangs, and the page is closed meanwhile.
      let sends = 0;
      await context.route(insertPath, async (route) => {
        sends += 1;
        if (sends !== 3) await route.fallback();
      });
      await button(say('group', 'send', { number: '5' })).click();
      await expect.poll(() => sends).toBe(3);
      await page.close();
      expect(await rowsOfGroup(request, mobile)).toHaveLength(2);

      const again = createVisitor(await context.newPage(), language);
      await again.page.goto(groupPathOf('group'));
      await expect(again.page.locator('.g-person')).toHaveCount(3);
      await expect(cardOf(again.page, '李强')).toContainText(say('group', 'stateChecking'));
      await again.button(say('group', 'toReview')).click();
      await again.button(say('group', 'sendRest', { number: '3' })).click();
      await expect(again.page).toHaveURL(/\/code\?voucher=/, { timeout: 130_000 });
      const rows = await rowsOfGroup(request, mobile);
      expect(rows.map((row) => row['Name']).sort()).toEqual([...companions, person.name].sort());
      for (const row of rows)
        expect(row).toMatchObject({
          ArrivalMode: 'train',
          ArrivalNumber: 'G7032',
          Diet: ['vegetarian'],
          GroupId: rows[0]?.['GroupId'],
          GroupCode: rows[0]?.['GroupCode'],
        });
      expect(new Set(rows.map((row) => row['VoucherCode'])).size).toBe(5);
      expect(new Set(rows.map((row) => row['Photo'])).size).toBe(5);
    });
  });
}

/** Everybody whom this number has registered, itself included. */
async function rowsOfGroup(request: Parameters<typeof rowsIn>[0], mobile: string) {
  const own = await registrationsOf(request, mobile);
  const all = await rowsIn(request, 'VisitorExhibitionInfo');
  return [...own, ...all.filter((row) => row['GroupMob'] === mobile)];
}
