import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const center = `/organiser-center/${stories.organiser}/content`;

const hostAccount = { userName: '13800000021', password: 'sandbox3' };

/** Each language changes others: journeys run at the same time. */
const changed = {
  zh: {
    session: 'sessionorganise000000010',
    channel: 'pressorganiser0000000001',
    room: '三层报告厅 A',
    headline: 'headlineorganise00000001',
    banner: 'shopbanorganise000000001',
    field: 'Title',
    text: '东门今日提前开放',
    move: 'order_down',
    advert: 'advertorganise0000000002',
    leadsTo: 'https://adverts.example.com/2',
  },
  en: {
    session: 'sessionorganise000000011',
    channel: 'buyerorganiser0000000001',
    room: 'Report hall B',
    headline: 'headlineorganise00000002',
    banner: 'shopbanorganise000000003',
    field: 'TitleEn',
    text: 'The east gate opens early today',
    move: 'order_up',
    advert: 'advertorganise0000000005',
    leadsTo: 'https://adverts.example.com/5',
  },
} as const;

const organiserIsIn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('organizerUserId', 'user0000000000000000host'));

for (const language of languagesOf('zh'))
  test.describe(`content that an organiser changes (${language})`, () => {
    test.use({ language });

    test(`a session is moved and cancelled, and the visitor who has it in the schedule reads it (${language})`, async ({
      page,
      openPhone,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const button = (name: string) => visitor.button(name);
      const { session, room } = changed[language];
      const path = `/conference/${stories.organiser}/${session}`;
      const phone = await openPhone({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
      const guest = await phone.newPage();
      await guest.goto(path);
      await guest.getByRole('button', { name: say('content', 'scheduleAdd'), exact: true }).click();
      await expect(guest.getByRole('button', { name: say('content', 'scheduleAdded') })).toBeVisible();

      await organiserIsIn(page);
      await page.goto(center);
      await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
      await expectAccessible(page, 'what an organiser changes');
      await page.goto(`${center}/sessions/${session}`);
      await page.locator('#field-Place').fill(room);
      await page.locator('#field-PlaceEn').fill(room);
      await button(say('organiserContent', 'save')).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(say('organiserContent', 'sessionAffected'));
      await question.getByRole('button', { name: say('organiserContent', 'save') }).click();
      await expect(button(say('organiserContent', 'back'))).toBeVisible();
      await expectAccessible(page, 'a session that was changed');

      await guest.goto(path);
      const [told = ''] = say('conferences', 'roomFor', { former: '|', place: '|' }).split('|');
      await expect(guest.locator('main')).toContainText(told);
      await expect(guest.locator('main')).toContainText(room);

      await pauseBetweenTaps(page);
      await button(say('organiserContent', 'cancelSession')).click();
      await question.getByRole('button', { name: say('organiserContent', 'cancelSession') }).click();
      await expect(button(say('organiserContent', 'revive'))).toBeVisible();

      await guest.reload();
      await expect(guest.getByText(say('conferences', 'cancelledText'))).toBeVisible();
      await expectAccessible(guest, 'a session that was cancelled');
    });

    test(`a channel is paused, and the visitor reads that registration is paused (${language})`, async ({
      page,
      openPhone,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const button = (name: string) => visitor.button(name);
      const { channel } = changed[language];
      await organiserIsIn(page);
      await page.goto(`${center}/channels/${channel}`);
      await button(say('organiserContent', 'pause')).click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: say('organiserContent', 'pause') }).click();
      await expect(button(say('organiserContent', 'resume'))).toBeVisible();
      await expectAccessible(page, 'a channel that is paused');

      const phone = await openPhone({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
      const guest = await phone.newPage();
      await guest.goto(`/register/${stories.organiser}/${channel}`);
      await expect(guest.locator('main h1')).toHaveText(say('identity', 'closed_temporarilyClosed'));

      await pauseBetweenTaps(page);
      await button(say('organiserContent', 'resume')).click();
      await question.getByRole('button', { name: say('organiserContent', 'resume') }).click();
      await expect(button(say('organiserContent', 'pause'))).toBeVisible();
    });

    test(`a headline is changed, and a picture of the shop moves one place (${language})`, async ({
      page,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const { headline, banner, text, field, move } = changed[language];
      const question = page.getByRole('dialog');
      await organiserIsIn(page);
      await page.goto(`${center}/headlines/${headline}`);
      await page.locator(`#field-${field}`).fill(text);
      await visitor.button(say('organiserContent', 'save')).click();
      await expect(question).toContainText(say('organiserContent', 'headlineOneLanguage'));
      await question.getByRole('button', { name: say('organiserContent', 'save') }).click();
      await expect(visitor.button(say('organiserContent', 'back'))).toBeVisible();
      await expectAccessible(page, 'a headline that was changed');

      await page.goto(`${center}/banners/${banner}`);
      await visitor.button(say('organiserContent', move)).click();
      await question.getByRole('button', { name: say('organiserContent', move) }).click();
      await expect(visitor.button(say('organiserContent', 'back'))).toBeVisible();
      await expectAccessible(page, 'a picture that was moved');
    });

    test(`an advertisement is hidden and shown again, and the visitor sees the list without and with it (${language})`, async ({
      page,
      openPhone,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const { advert, leadsTo } = changed[language];
      const question = page.getByRole('dialog');
      const phone = await openPhone({ locale: language === 'zh' ? 'zh-CN' : 'en-US' });
      const guest = await phone.newPage();
      const adverts = guest.getByRole('region', { name: say('content', 'advertisements') });
      const shown = adverts.locator(`a[href="${leadsTo}"]`);
      await guest.goto(`/exhibitors/${stories.organiser}`);
      await expect(shown).toHaveCount(1);

      await page.goto(`/login/${stories.organiser}?as=host`);
      await page.locator('#account').fill(hostAccount.userName);
      await page.locator('#password').fill(hostAccount.password);
      await visitor.button(say('accounts', 'logIn')).click();
      await expect(page).toHaveURL(new RegExp(`/organiser-center/${stories.organiser}`));
      await page.goto(`${center}/adverts/${advert}`);
      await visitor.button(say('organiserContent', 'advertHide')).click();
      await expect(question).toContainText(say('organiserContent', 'advertAffected'));
      await question.getByRole('button', { name: say('organiserContent', 'advertHide') }).click();
      await expect(visitor.button(say('organiserContent', 'advertShow'))).toBeVisible();
      await expectAccessible(page, 'an advertisement that is hidden');

      await guest.reload();
      // The other one of this list stays.
      await expect(adverts).toBeVisible();
      await expect(shown).toHaveCount(0);

      await pauseBetweenTaps(page);
      await visitor.button(say('organiserContent', 'advertShow')).click();
      await question.getByRole('button', { name: say('organiserContent', 'advertShow') }).click();
      await expect(visitor.button(say('organiserContent', 'advertHide'))).toBeVisible();
      await guest.reload();
      await expect(shown).toHaveCount(1);
    });
  });
