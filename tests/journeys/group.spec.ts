import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { markFull } from './support/fullChoice.ts';
import {
  cardOf,
  fillOwnPart,
  fillSharedPart,
  groupPathOf,
  passportOf,
  questionsOf,
  removePerson,
} from './support/group.ts';
import { untilAtTop } from './support/letPass.ts';
import { test } from './support/line.ts';
import { registrationsOf, rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { createVisitor, newMobile, person, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const insert = 'insert/VisitorExhibitionInfo';
const companions = ['王芳', '李强', '陈一鸣', 'Anna Berg'] as const;

/** The first day on which one may arrive, as the form says. */

async function openSheet(visitor: Visitor, mobile: string): Promise<void> {
  await visitor.page.goto(groupPathOf('group'));
  await visitor.prove(mobile);
  await expect(visitor.heading).toHaveText(visitor.say('group', 'title'));
}

async function openPerson({ page, say }: Visitor, name: string): Promise<void> {
  const word = say('group', 'fillWho', { name });
  await page.getByRole('button', { name: word }).click();
  await expect(page.locator('#name')).toBeVisible();
  // A screen that has just come is moved to its top 200 ms later, and would carry away what a quick hand aims at.
  await untilAtTop(page);
}

const untidy = [
  '合肥机械厂，王芳（女），13900000001',
  'Ming Zhou <ming@zhou.test>; Anna Berg <anna@berg.test>',
  '江海机电（苏州）13900000004',
  '？？？',
].join('\n');

for (const language of ['zh', 'en'] as const)
  test.describe(`a list in ${language}`, () => {
    test.use({ language });

    test(`an untidy list is understood as far as it can be, and what has no place is said (${language})`, {
      tag: ['@participants'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await openSheet(visitor, newMobile());
      await visitor.button(say('group', 'paste')).click();
      await page.locator('#paste').fill(untidy);
      const rows = page.locator('main ol > li');
      await expect(rows).toHaveText([
        new RegExp(`王芳.*合肥机械厂.*${say('group', 'pasteUnused', { texts: '女' })}`),
        /^Ming Zhou/,
        /^Anna Berg/,
        new RegExp(`^${say('group', 'nameless')}江海机电（苏州）`),
      ]);
      await expectAccessible(page, 'the preview of an untidy list');
      await visitor.button(say('group', 'pasteAdd', { number: '4' })).click();
      // The leader stands first.
      await expect(page.locator('.group-person')).toHaveCount(5);
      await expect(cardOf(page, '王芳')).toContainText('合肥机械厂');
      await expect(page.getByText('？？？', { exact: true })).toBeVisible();
      await expectAccessible(page, 'a list with lines that were not added');
      await visitor.button(say('group', 'notAddedDismiss')).click();
      await expect(page.getByText('？？？', { exact: true })).toBeHidden();
    });
  });

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`five people with a photo and a health paper each are registered in one go, also where the page is closed in the middle (${language})`, {
      tag: ['@participants', '@U04'],
    }, async ({ page, context, line, request, visitor }) => {
      test.setTimeout(150_000);
      page.setDefaultTimeout(15_000);
      const { say, heading } = visitor;
      const button = (name: string) => visitor.button(name);
      const mobile = newMobile();
      await openSheet(visitor, mobile);
      await openPerson(visitor, say('group', 'me'));
      await page.locator('#name').fill(person.name);
      await page.locator('#company').fill(person.company);
      await fillOwnPart(visitor, 0);
      await fillSharedPart(visitor);
      await expectAccessible(page, 'the form of one person');
      await button(say('group', 'done')).click();
      await expect(cardOf(page, person.name)).toContainText(say('group', 'ready'));

      await button(say('group', 'paste')).click();
      await page.locator('#paste').fill(companions.map((name) => `${name}\t江海精工有限公司`).join('\n'));
      await button(say('group', 'pasteAdd', { number: '4' })).click();
      await expect(page.locator('.group-person')).toHaveCount(5);

      await button(say('group', 'copy')).click();
      // Trip, diet and stay are meant without a tap.
      await expect(page.locator('[name=copy-what]:checked')).toHaveCount(3);
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
      await expect(page.locator('main').getByText(twice)).toBeVisible();
      await button(say('group', 'toReview')).click();
      await expect(heading).toHaveText(say('group', 'title'));
      // It comes above the list, which moves down below it: nobody aims before that.
      await expect(page.locator('.errorSummary-root')).toBeFocused();
      await page.getByRole('button', { name: say('group', 'changeWho', { name: 'Anna Berg' }) }).click();
      await page.locator('#field-Document-number').fill(passportOf(4));
      await button(say('group', 'done')).click();
      await expect(page.locator('main').getByText(twice)).toHaveCount(0);
      await expectAccessible(page, 'the list of people');

      await button(say('group', 'toReview')).click();
      await expect(heading).toHaveText(say('group', 'reviewTitle'));
      await expectAccessible(page, 'the review of a group');
      // The third is stored and its answer never comes; the page is closed before that.
      line.cut(insert, 'silence', 2);
      await button(say('group', 'send', { count: 5 })).click();
      await expect.poll(() => line.posts(insert)).toBe(3);
      await page.close();
      line.mend();

      const again = createVisitor(await context.newPage(), language);
      await again.page.goto(groupPathOf('group'));
      // It is found to be stored before anybody has tapped anything; the other two wait for a tap.
      await expect(again.page.locator('.group-person')).toHaveCount(2);
      await again.button(say('group', 'toReview')).click();
      await expect(again.heading).toHaveText(say('group', 'reviewTitle'));
      await again.button(say('group', 'sendRest', { count: 2 })).click();
      await expect(again.page).toHaveURL(/\/code\?voucher=/);
      expect(line.posts(insert)).toBe(5);
      const rows = await rowsOfGroup(request, mobile);
      expect(new Set(rows.map((row) => row['Name']))).toEqual(new Set([...companions, person.name]));
      expect(rows).toHaveLength(5);
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

test.describe('a companion without a contact of their own', () => {
  test.use({ language: 'en' });

  test('is corrected in a place that has filled up since, and keeps record, code and place', {
    tag: ['@participants', '@U17'],
  }, async ({ page, request, visitor }) => {
    test.setTimeout(90_000);
    const { say, heading } = visitor;
    const button = (name: string) => visitor.button(name);
    const mobile = newMobile();
    const [name] = companions;
    const places = { held: /^Coach$/, full: /^Coach .*full/i };
    await openSheet(visitor, mobile);
    await removePerson(visitor, say('group', 'me'));
    await button(say('group', 'paste')).click();
    await page.locator('#paste').fill(`${name}\tJianghai Seiko`);
    await button(say('group', 'pasteAdd', { number: '1' })).click();
    await openPerson(visitor, name);
    await fillOwnPart(visitor, 5);
    await fillSharedPart(visitor);
    await page.getByRole('radio', { name: places.held }).check();
    await button(say('group', 'done')).click();
    await button(say('group', 'toReview')).click();
    await button(say('group', 'send', { count: 1 })).click();
    await visitor.seeVoucher();
    const [before] = await rowsOfGroup(request, mobile);

    await markFull(request, stories.group, 'coach', true);
    await page.goto(`/mine/${stories.group}?voucher=${String(before?.['RecordId'])}`);
    await page.getByRole('button', { name: say('mine', 'correctAlong') }).click();
    await expect(heading).toHaveText(say('group', 'memberTitle'));
    await expect(page.getByRole('radio', { name: places.held })).toBeChecked();
    await page.locator('#field-Job').fill('Head of purchasing');
    await page.getByRole('checkbox', { name: questionsOf.en.privacy }).check();
    await expectAccessible(page, 'the correction of a companion');
    await button(say('group', 'done')).click();
    await expect(cardOf(page, name)).toContainText(say('group', 'ready'));

    // It is full for whoever comes now.
    await button(say('group', 'add')).click();
    await expect(page.getByRole('radio', { name: places.full })).toBeDisabled();
    await page.goBack();
    await removePerson(visitor, say('group', 'nameless'));
    await expect(page.locator('.group-person')).toHaveCount(1);

    await button(say('group', 'toReview')).click();
    await button(say('group', 'send', { count: 1 })).click();
    await visitor.seeVoucher();
    const rows = await rowsOfGroup(request, mobile);
    expect(rows).toHaveLength(1);
    const { RecordId, VoucherCode, ArrivalMode } = before ?? {};
    expect(ArrivalMode).toBe('coach');
    expect(rows[0]).toMatchObject({ RecordId, VoucherCode, ArrivalMode, Job: 'Head of purchasing' });
  });
});

/** Everybody whom this number has registered, itself included. */
async function rowsOfGroup(request: Parameters<typeof rowsIn>[0], mobile: string) {
  const own = await registrationsOf(request, mobile);
  const all = await rowsIn(request, 'VisitorExhibitionInfo');
  return [...own, ...all.filter((row) => row['GroupMob'] === mobile)];
}
