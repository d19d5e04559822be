import { expect } from '@playwright/test';
import { applicationAt, openAsApplicant } from '../journeys/support/applications.ts';
import { delegateFormOf } from '../journeys/support/delegateForm.ts';
import { cardOf, fillOwnPart, fillSharedPart, groupPathOf } from '../journeys/support/group.ts';
import { test } from '../journeys/support/journey.ts';
import { checkInAt, holdVouchers, visitorOnSite } from '../journeys/support/onSite.ts';
import { rowsIn, sentCode } from '../journeys/support/records.ts';
import { holdStoryPass, meetings } from '../journeys/support/meetings.ts';
import { registerPhone } from '../journeys/support/registerPhone.ts';
import { buyerWithPass, goodsOf, putInCart, shop } from '../journeys/support/shop.ts';
import { stories } from '../journeys/support/stories.ts';
import { newMobile } from '../journeys/support/visitor.ts';
import { dayFromNow, insertPost } from '../journeys/support/supply.ts';
import { languages } from '../journeys/support/words.ts';
import { person } from './person.ts';
import { endToasts, shoot } from './shoot.ts';

const companions = { zh: ['王芳', '李强'], en: ['Jonas Lindqvist', 'Ana Duarte'] };
/** An applicant whose application was refused with a reason. */
const refusedOnce = '13800000032';
/** Registered and declined, by the story. */
const declined = { zh: '13800000006', en: '13800000007' };

/** A session and an event at the same hour of the first day, and two events later on it. */
const planned = [
  `/conference/${stories.open}/sessionopen0000000000004`,
  ...['05', '07', '09'].map((number) => `/promotion/${stories.open}/promoopen0000000000000${number}`),
];

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });
    test.beforeEach(({ noise }) => {
      noise.expect(/.*/);
      // Some rows have a picture that is gone.
      noise.allowFailed(/\/sandbox\/pictures\/gone\.jpg$/);
    });

    test('from the link to the ticket, and what lies around it', async ({ page, request, visitor }) => {
      await visitor.open('open');
      await shoot(visitor, 'select');
      await visitor.startRegistering();
      const mobile = newMobile();
      await visitor.askForCode(mobile);
      await shoot(visitor, 'login');
      await page.locator('#code').fill(await sentCode(request, mobile));
      await visitor.fillIdentity(person[language]);
      await visitor.fillShortForm();
      await page.evaluate(() => window.scrollTo(0, 0));
      await shoot(visitor, 'information');
      await visitor.send();
      await visitor.seeVoucher();
      await page.goto(`/code?voucher=${new URL(page.url()).searchParams.get('voucher')}`);
      await visitor.seeVoucher();
      await shoot(visitor, 'code');
      await page.goto(`/mine/${stories.open}`);
      await expect(page.getByText(person[language].name)).toBeVisible();
      await shoot(visitor, 'me');
      await page.goto(`/exhibitors/${stories.open}`);
      await expect(page.locator('main a[href^="/exhibitor/"]').first()).toBeVisible();
      await shoot(visitor, 'exhibitors');
      const star = page.getByRole('button', { name: /^(?:收藏|Save ).+/ });
      for (const at of [0, 1, 2]) await star.nth(at).click();
      await page.goto(`/favourites/${stories.open}`);
      await page
        .getByRole('button', { name: /去过|visited/i })
        .first()
        .click();
      await endToasts(page);
      await shoot(visitor, 'route');
      await page.goto(`/search/${stories.open}?q=${language === 'zh' ? 'sjjc' : 'vision'}`);
      await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
      await shoot(visitor, 'search');
      await page.goto(`/product/${stories.open}/productopen0000000000001`);
      await expect(page.locator('main a[href^="/exhibitor/"]').first()).toBeVisible();
      await shoot(visitor, 'product');
    });

    test('the home of the fair', async ({ page, visitor }) => {
      await page.goto(`/home/${stories.open}`);
      await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
      await shoot(visitor, 'home');
    });

    test('what is on: a day with a clash, the programme, a live, and the news', async ({ page, visitor }) => {
      for (const path of planned) {
        await page.goto(path);
        await visitor.button(visitor.say('content', 'scheduleAdd')).click();
      }
      await page.goto(`/agenda/${stories.open}`);
      await expect(visitor.button(visitor.say('agenda', 'resolve'))).toBeVisible();
      await shoot(visitor, 'agenda');
      await page.goto(`/conferences/${stories.open}`);
      await expect(page.locator('main a[href^="/conference/"]').first()).toBeVisible();
      await shoot(visitor, 'programme');
      await page.goto(`/live/${stories.open}/liveopen0000000000000001`);
      await expect(page.locator('main video + button')).toBeVisible();
      await shoot(visitor, 'live');
      await page.goto(`/news/${stories.open}`);
      await expect(page.locator('main a[href^="/article/"]').first()).toBeVisible();
      await shoot(visitor, 'news');
    });

    test('doing business: the board, what fits, a conversation and an appointment', async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const owner = await registerPhone(page, request);
      const goods = language === 'zh' ? '六轴机械臂' : 'Six-axis robot arm';
      const offer = await insertPost(request, { VisitorId: owner, productName: goods, originPlace: '江海' });
      const wish = { productName: goods, originPlace: '江海', number: '20', closingDate: dayFromNow(20) };
      await insertPost(request, { ...wish, VisitorId: 'buyer0000000000000000001', type: 'demand' });
      await page.goto(`/supply-demand/${stories.open}`);
      await expect(page.locator('main li a').first()).toBeVisible();
      await shoot(visitor, 'board');
      await page.goto(`/supply-demand/${stories.open}/${offer}`);
      await expect(page.getByRole('region', { name: say('supply', 'fits_supply') })).toBeVisible();
      await shoot(visitor, 'post');
      await page.goto(`/messages/${stories.open}/to/exhibitor/exhibitor000000000001021`);
      await visitor.button(say('conversation', 'templateMeet')).click();
      await visitor.button(say('conversation', 'send')).click();
      await expect(page.locator('main ol li')).toHaveCount(2, { timeout: 30_000 });
      await shoot(visitor, 'conversation');
      await holdStoryPass(request, context);
      await page.goto(`/appointments/${meetings}`);
      await expect(page.locator('main li[data-state]').first()).toBeVisible();
      await shoot(visitor, 'appointments');
    });

    test('ordering, and the other side of the booth', async ({ page, context, request, visitor }) => {
      const buyer = await buyerWithPass(request, context);
      for (const good of await goodsOf(request, 3, 6)) await putInCart(request, buyer, good);
      await page.goto(`/cart/${shop}`);
      await expect(page.getByRole('spinbutton')).toHaveCount(3);
      await shoot(visitor, 'cart');
      await page.addInitScript(() => {
        localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
        localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
      });
      const center = `/exhibitor-center/${stories.stand}`;
      for (const [name, path, shown] of [
        ['centre', center, 'main h2'],
        ['products', `${center}/products`, 'main li'],
        ['leads', `${center}/leads`, 'main a[href*="/leads/"]'],
      ] as const) {
        await page.goto(path);
        await expect(page.locator(shown).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await shoot(visitor, name);
      }
    });

    test('a booth, its organiser, and a series', async ({ page, visitor }) => {
      await page.addInitScript(() => {
        localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
        localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
        localStorage.setItem('organizerUserId', 'user0000000000000000host');
      });
      const center = `/exhibitor-center/${stories.stand}`;
      const asked = await rowsIn(page.request, 'InvitationInfo');
      const clash = asked.find((row) => row['InvitationMsgContent'] === '船用主轴选型');
      const day = String(clash?.['MeetingTimeDate']);
      for (const [name, path, shown] of [
        ['calendar', `${center}/appointments?view=day&day=${day}`, 'main ol, main ul'],
        ['lives', `${center}/lives`, 'main li[data-state]'],
        ['poster', `${center}/poster`, 'main img[src^="data:"]'],
        ['organiser', `/organiser-center/${stories.organiser}`, 'main h2'],
        ['series', `/series/${stories.series}`, 'main a[href^="/select/"]'],
      ] as const) {
        await page.goto(path);
        await expect(page.locator(shown).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await shoot(visitor, name);
      }
    });

    test('becoming an exhibitor', async ({ page, visitor }) => {
      await openAsApplicant(page, refusedOnce, applicationAt(stories.applicants));
      await expect(page.locator('main h2').first()).toBeVisible();
      await shoot(visitor, 'application');
    });

    test('a team', async ({ page, request, visitor }) => {
      const [team] = (await rowsIn(request, 'Team')).filter((row) => row['ExhibitionId'] === stories.teams);
      await page.goto(`/teams/${stories.teams}/${String(team?.['RecordId'])}`);
      await expect(visitor.heading).toHaveText(String(team?.['Name']));
      await shoot(visitor, 'team');
    });

    test('checked in at the gate', async ({ page, context, request, visitor }) => {
      await holdVouchers(context, [await visitorOnSite(request, person[language].name)]);
      await page.goto(checkInAt('gate'));
      await page.locator('.checkIn-tap').click();
      await expect(visitor.heading).toHaveText(visitor.say('checkIn', 'checkedInTitle'));
      await shoot(visitor, 'checkin');
    });

    test('a form of several sections, with a photo', async ({ page, visitor }) => {
      await visitor.openIdentity('delegate', newMobile());
      await visitor.fillIdentity(person[language]);
      const form = delegateFormOf(visitor);
      await form.openSection(1);
      await shoot(visitor, 'delegate');
      await form.openSection(0);
      await page.locator('#field-Photo').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot(visitor, 'photo');
    });

    test('a registration that was sent back', async ({ page, visitor }) => {
      await page.goto(`/mine/${stories.declined}`);
      await visitor.prove(declined[language]);
      await expect(page.getByText(visitor.say('mine', 'status_declined')).first()).toBeVisible();
      await shoot(visitor, 'mine');
    });

    test('several people in one go', async ({ page, visitor }) => {
      const { say } = visitor;
      await page.goto(groupPathOf('group'));
      await visitor.prove(newMobile());
      await page.getByRole('button', { name: say('group', 'fillWho', { name: say('group', 'me') }) }).click();
      await page.locator('#name').fill(person[language].name);
      await page.locator('#company').fill(person[language].company);
      await fillOwnPart(visitor, 0);
      await fillSharedPart(visitor);
      await visitor.button(say('group', 'done')).click();
      await expect(cardOf(page, person[language].name)).toContainText(say('group', 'ready'));
      await visitor.button(say('group', 'paste')).click();
      await page.locator('#paste').fill(companions[language].join('\n'));
      await visitor.button(say('group', 'pasteAdd', { number: '2' })).click();
      await expect(page.locator('.group-person')).toHaveCount(3);
      await shoot(visitor, 'group');
    });
  });
