import { expect, type Page } from '@playwright/test';
import { cardOf, groupPathOf, removePerson } from './support/group.ts';
import { test } from './support/line.ts';
import { callApi, holdVouchers, checkInAt, visitorOnSite } from './support/onSite.ts';
import { photoEditorOn } from './support/photoEditor.ts';
import { fileOf, paint } from './support/photoFiles.ts';
import { sentCode } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile, person, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const insert = 'insert/VisitorExhibitionInfo';
const lookUp = 'queryList/VisitorExhibitionInfo';
const summary = '.errorSummary-root';

/** What has the focus and carries this name. */
const focusedGroup = (page: Page, name: string) => page.locator(`[role="group"][aria-label="${name}"]:focus`);

/** Longer than the app takes to announce what has changed before this call: timers of one page keep their order. */
const announced = (page: Page) => page.evaluate(() => new Promise<void>((done) => setTimeout(done, 200)));

/** Registers for the exhibition of the teams, and comes back to where that was asked for. */
async function registerForTeams(visitor: Visitor): Promise<void> {
  await visitor.button(visitor.say('content', 'registerOrLogIn')).click();
  await visitor.prove(newMobile());
  await visitor.fillIdentity();
  await visitor.fillShortForm();
  await visitor.toReview();
  await visitor.send();
}

for (const language of languagesOf('en')) {
  test.describe(`with a screen reader, ${language}`, () => {
    test.use({ language });

    test(`a registration tells each thing once, and the focus follows what happens (${language})`, async ({
      page,
      line,
      visitor,
      listener,
      noise,
    }) => {
      noise.expectFailed(/insert\/VisitorExhibitionInfo$/);
      noise.expectFailed(/queryList\/VisitorExhibitionInfo$/);
      const { say, heading } = visitor;
      const mobile = newMobile();
      await visitor.open('open');
      await visitor.startRegistering();
      await expect(heading).toBeFocused();
      await visitor.askForCode(mobile);
      await listener.expectSaid(page, say('identity', 'codeSent'));
      await expect(page.locator('#code')).toBeFocused();
      await page.locator('#code').fill(await sentCode(page.request, mobile));

      await expect(page.locator('#name')).toBeVisible();
      await expect(page.locator('#name')).toBeFocused();

      // What is wrong is read by the list that has the focus, and by nothing else; so is a correction.
      await visitor.button(say('information', 'complete')).click();
      await expect(page.locator(summary)).toBeFocused();
      const mistakes = await page.locator(`${summary} a`).allTextContents();
      expect(mistakes.length).toBeGreaterThan(4);
      // The list is read before the first answer is corrected.
      await announced(page);
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await expect(page.locator(summary)).toHaveCount(0);
      await announced(page);
      expect(
        listener.said(page).filter((text) => mistakes.some((mistake) => text.includes(mistake))),
      ).toEqual([]);
      await visitor.toReview();

      // An answer that got lost: the focus is on what the page knows, and the sentence is read.
      line.cut(insert, 'inAnswer');
      line.cutAfter(insert, lookUp, 'inAnswer');
      await visitor.send();
      await listener.expectSaid(page, say('sending', 'checkingText'));
      await expect(focusedGroup(page, say('sending', 'checkingTitle'))).toBeVisible();
      line.mend();
      await expect(page).toHaveURL(/\/code\?voucher=/, { timeout: 15_000 });
      await visitor.seeVoucher();
      await expect(heading).toBeFocused();
    });

    test(`several people: who is added has the focus, who is removed is told (${language})`, async ({
      page,
      visitor,
      listener,
    }) => {
      const { say, heading } = visitor;
      await page.goto(groupPathOf('group'));
      await visitor.prove(newMobile());
      await expect(heading).toHaveText(say('group', 'title'));
      await visitor.button(say('group', 'paste')).click();
      await expect(heading).toBeFocused();
      await page.locator('#paste').fill('王芳\t江海精工\n李强\t江海精工');
      await listener.expectSaid(page, say('group', 'pasteFound', { count: 2 }));
      await visitor.button(say('group', 'pasteAdd', { number: '2' })).click();
      await expect(page.locator('.group-person')).toHaveCount(3);

      const remove = (name: string) => removePerson(visitor, name);
      await remove('王芳');
      await visitor.button(say('group', 'removeYes')).click();
      await listener.expectSaid(page, say('group', 'removed', { name: '王芳' }));
      await expect(cardOf(page, '李强')).toBeFocused();
      await remove(say('group', 'me'));
      await listener.expectSaid(page, say('group', 'removed', { name: say('group', 'me') }));
      await expect(cardOf(page, '李强')).toBeFocused();
      await visitor.button(say('group', 'addMe')).click();
      await expect(page.locator('#person-self, .group-person:focus')).toContainText(say('group', 'me'));

      await page.getByRole('button', { name: say('group', 'fillWho', { name: '李强' }) }).click();
      const editor = photoEditorOn(page, say);
      await editor.open();
      await editor.choose(fileOf('photo.jpg', await paint(page, { width: 900, height: 1200 })));
      await editor.done();
      await listener.expectSaid(page, say('fields', 'photoUploaded'));
      await visitor.button(say('fields', 'photoRemove')).click();
      await expect(page.locator('#field-Photo')).toBeFocused();
    });

    test(`checkingIn in at a place ends with its heading (${language})`, async ({
      page,
      context,
      request,
      visitor,
      listener,
    }) => {
      const { say, heading } = visitor;
      const me = await visitorOnSite(request, person.name);
      await holdVouchers(context, [me]);
      await page.goto(checkInAt('gate'));
      await page.locator('.checkIn-tap').click();
      await expect(heading).toHaveText(say('checkIn', 'checkedInTitle'));
      await expect(heading).toBeFocused();
      expect(
        listener.said(page).filter((text) => text === say('checkInFirst', 'checkingIn')).length,
      ).toBeLessThan(2);
    });

    test(`teams: what a search finds, the found team, a lost answer, and who is accepted (${language})`, async ({
      page,
      line,
      visitor,
      listener,
      noise,
      request,
    }, info) => {
      noise.expectFailed(/insert\/Team$/);
      noise.expectFailed(/queryList\/Team$/);
      const { say, heading } = visitor;
      await page.goto(`/teams/${stories.teams}`);
      await page.getByRole('searchbox').fill('harbour');
      await listener.expectSaid(page, say('teams', 'searchFound', { number: 1 }));
      await page.goto(`/teams/${stories.teams}/new`);
      await registerForTeams(visitor);
      await expect(page).toHaveURL(/\/new$/);
      await page.locator('#team-name').fill(`晨光${info.testId.slice(-6)}`);
      line.cut('insert/Team', 'inAnswer');
      line.cutAfter('insert/Team', 'queryList/Team', 'inAnswer');
      await visitor.button(say('teams', 'send')).click();
      await listener.expectSaid(page, say('sending', 'checkingText'));
      await expect(focusedGroup(page, say('sending', 'checkingTitle'))).toBeVisible();
      line.mend();
      await expect(heading).toHaveText(/^晨光/, { timeout: 15_000 });
      await listener.expectSaid(page, say('teams', 'createdText'));

      // Two ask to join; each answer leads to the next.
      const teamId = new URL(page.url()).pathname.split('/').pop() ?? '';
      for (const name of ['Anna', 'Berta']) {
        const registration = {
          ExhibitionId: stories.teams,
          Name: name,
          CompanyName: 'Harbour',
          Mob: newMobile(),
        };
        const { VisitorId } = await callApi(request, 'insert/VisitorExhibitionInfo', {
          record: registration,
        });
        const wish = { ExhibitionId: stories.teams, TeamId: teamId, VisitorId, Name: name, State: '0' };
        await callApi(request, 'insert/TeamMember', {
          record: { ...wish, ClientRef: `${name}${info.testId}` },
        });
      }
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByRole('button', { name: say('teams', 'acceptWho', { name: 'Anna' }) }).click();
      await listener.expectSaid(page, say('teams', 'done_accepted', { name: 'Anna' }));
      await expect(page.locator('.teams-request:focus')).toContainText('Berta');
      await page.getByRole('button', { name: say('teams', 'refuseWho', { name: 'Berta' }) }).click();
      await listener.expectSaid(page, say('teams', 'done_refuse', { name: 'Berta' }));
      await expect(page.locator('main :focus')).toHaveText(say('teams', 'requestsNone'));
    });

    test(`a team that is found by its code has the focus (${language})`, async ({ page, visitor }) => {
      const { say } = visitor;
      await page.goto(`/teams/${stories.teams}/join`);
      await visitor.button(say('teams', 'joinFind')).click();
      await expect(page.locator('#join-code')).toBeFocused();
      await page.locator('#join-code').fill('T001');
      await visitor.button(say('teams', 'joinFind')).click();
      await expect(page.locator('main h2:focus')).toBeVisible();
    });

    test(`a questionnaire tells its mistakes by the focus, and a lost answer by both (${language})`, async ({
      page,
      line,
      visitor,
      listener,
      noise,
    }) => {
      noise.expectFailed(/insert\/QuestionnaireAnswer$/);
      noise.expectFailed(/queryList\/QuestionnaireAnswer$/);
      const { say, heading } = visitor;
      await page.goto(`/question-page/${stories.open}/media0000000000000000001`);
      await visitor.button(say('questions', 'send')).click();
      await expect(page.locator(summary)).toBeFocused();
      const mistakes = await page.locator(`${summary} a`).allTextContents();
      await announced(page);
      const zh = language === 'zh';
      await page.getByRole('radio', { name: zh ? '其他' : 'Other' }).check();
      await page.getByRole('textbox', { name: zh ? '其他' : 'Other' }).fill('podcast');
      await page.getByRole('checkbox', { name: zh ? '工业机器人' : 'Industrial robots' }).check();
      await expect(page.locator(summary)).toHaveCount(0);
      await announced(page);
      expect(
        listener.said(page).filter((text) => mistakes.some((mistake) => text.includes(mistake))),
      ).toEqual([]);
      line.cut('insert/QuestionnaireAnswer', 'inAnswer');
      line.cutAfter('insert/QuestionnaireAnswer', 'queryList/QuestionnaireAnswer', 'inAnswer');
      await visitor.button(say('questions', 'send')).click();
      await listener.expectSaid(page, say('sending', 'checkingText'));
      await expect(focusedGroup(page, say('sending', 'checkingTitle'))).toBeVisible();
      line.mend();
      await expect(heading).toHaveText(say('questions', 'doneTitle'), { timeout: 15_000 });
      await expect(heading).toBeFocused();
    });
  });
}
