import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { isKept } from './support/isKept.ts';
import { test } from './support/journey.ts';
import { exhibitorOf, meetings, visitorWithPass } from './support/meetings.ts';
import { callApi } from './support/onSite.ts';
import { createVisitor, type Visitor } from './support/visitor.ts';
import { languages } from './support/words.ts';

const address = `/shared-list/${meetings}`;
const names = { zh: ['林小满', '王工', '陈一'], en: ['Lin', 'Wang', 'Chen'] } as const;

/** The whole list, or what was noted on this phone, as its first code holds it; a list of six has one. */
async function linkOf(visitor: Visitor, kind: 'sendWhole' | 'sendPart'): Promise<string> {
  const { page, say } = visitor;
  await visitor.button(say('sharedList', 'send')).click();
  const box = page.getByRole('dialog');
  await box.getByRole('radio', { name: say('sharedList', kind), exact: true }).check();
  await box.getByRole('button', { name: say('sharedList', 'sendLink') }).click();
  await page.getByRole('button', { name: say('sharing', 'copyLink') }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: say('shell', 'close') }).click();
  return link;
}

/** As a colleague pastes what has come by a message: without a network no page can be opened. */
async function paste(visitor: Visitor, link: string): Promise<void> {
  const { page, say } = visitor;
  await visitor.button(say('sharedList', 'paste')).click();
  await page.getByRole('dialog').getByRole('textbox').fill(link);
  await page.getByRole('button', { name: say('sharedList', 'pasteRead') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Ticks the first one of one's part off and notes something there. */
async function visit({ page, say }: Visitor, note: string): Promise<void> {
  const card = page.locator('[data-exhibitor]').first();
  await card.getByRole('button', { pressed: false }).first().click();
  await card.getByRole('button', { name: say('sharedList', 'writeNote') }).click();
  await card.getByRole('textbox').fill(note);
}

const everything = (page: Page, all: string) =>
  page.getByRole('button', { name: all, exact: true }).first().click();

for (const language of languages)
  test.describe(`a divided fair (${language})`, () => {
    test.use({ language });

    test(`of three people comes together again, two of them offline and without a login (${language})`, {
      tag: '@way-sharedList',
    }, async ({ page, context, request, visitor, openPhone, noise }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const [mine, wang, chen] = names[language];
      const person = await visitorWithPass(request, context, mine);
      for (const number of [3, 6, 9, 12, 15, 18])
        await callApi(request, 'insert/CollectionInfo', {
          record: {
            ExhibitionId: meetings,
            VisitorId: person['VisitorId'],
            CollectionByWhat: '关注店铺',
            ExhibitorId: exhibitorOf(number),
          },
        });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/favourites/${meetings}`);
      await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
      await page.getByRole('link', { name: say('mine', 'favouriteDivide') }).click();
      await expect(visitor.heading).toHaveText(say('sharedList', 'title'));
      await page
        .getByRole('main')
        .getByRole('link', { name: say('sharedList', 'start') })
        .click();
      await page.locator('#shared-list-name-0').fill(mine);
      await page.locator('#shared-list-name-1').fill(wang);
      await visitor.button(say('sharedList', 'addColleague')).click();
      await page.locator('#shared-list-name-2').fill(chen);
      await expectAccessible(page, 'a fair that is being divided');
      await expectFits(page, 'a fair that is being divided');
      await visitor.button(say('sharedList', 'divide')).click();
      await expect(page.locator('[data-exhibitor]')).toHaveCount(2);
      await expectAccessible(page, 'a divided fair');
      const link = await linkOf(visitor, 'sendWhole');
      console.log(`a list of six exhibitors and three people: ${link.length} characters`);

      const colleagues: Visitor[] = [];
      for (const name of [wang, chen]) {
        const phone = await openPhone();
        await phone.grantPermissions(['clipboard-read', 'clipboard-write']);
        const colleague = createVisitor(await phone.newPage(), language);
        await colleague.page.goto(link);
        await colleague.button(name).click();
        await expect(colleague.page.locator('[data-exhibitor]')).toHaveCount(2);
        expect(colleague.page.url()).not.toContain('#');
        // What is sent without a network is there by then.
        await linkOf(colleague, 'sendWhole');
        await phone.setOffline(true);
        await visit(colleague, `${name} 1200 🙂`);
        await expect.poll(() => isKept(colleague.page, 'ownRows/', 'sharedList/lists')).toBe(true);
        colleagues.push(colleague);
      }
      await visit(visitor, `${mine} CE?`);
      const parts = [];
      for (const colleague of colleagues) parts.push(await linkOf(colleague, 'sendPart'));

      // Each has what the others noted, in whatever order it came.
      await paste(visitor, parts[1] ?? '');
      await paste(visitor, parts[0] ?? '');
      await paste(visitor, parts[1] ?? '');
      const whole = await linkOf(visitor, 'sendWhole');
      for (const colleague of colleagues) await paste(colleague, whole);
      for (const each of [visitor, ...colleagues]) {
        await everything(each.page, say('content', 'all'));
        for (const note of [`${wang} 1200 🙂`, `${chen} 1200 🙂`, `${mine} CE?`])
          await expect(each.page.getByText(note).first()).toBeVisible();
        await expect(
          each.page.getByText(say('sharedList', 'progress', { visited: 1, count: 2 })),
        ).toHaveCount(3);
      }
      await expectFits(page, 'a divided fair');
      await colleagues[0]?.page.context().setOffline(false);
      await colleagues[1]?.page.context().setOffline(false);
      await page.goto(address);
      await everything(page, say('content', 'all'));
      await expect(page.getByText(`${chen} 1200 🙂`).first()).toBeVisible();
    });
  });
