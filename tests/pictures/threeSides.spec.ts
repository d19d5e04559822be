import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { ownBooth } from '../journeys/support/booth.ts';
import { test } from '../journeys/support/journey.ts';
import {
  chooseLast,
  decide,
  exhibitorOf,
  invite,
  meetings,
  visitorWithPass,
} from '../journeys/support/meetings.ts';
import { callApi } from '../journeys/support/onSite.ts';
import type { StoredRow } from '../journeys/support/records.ts';
import { registerPhone } from '../journeys/support/registerPhone.ts';
import { stories } from '../journeys/support/stories.ts';
import { createVisitor, newMobile } from '../journeys/support/visitor.ts';
import { languages } from '../journeys/support/words.ts';
import { person } from './person.ts';
import { shoot } from './shoot.ts';

const minuteMs = 60_000;

/** Agreed with a booth of this picture only, in some minutes. */
async function meetIn(page: Page, request: APIRequestContext, visitor: StoredRow, minutes: number) {
  const startMs = Date.now() + minutes * minuteMs;
  const booth = await ownBooth(page, request, meetings);
  const times = {
    MeetingTimeDate: formatVenueTime(startMs, 'yyyy-MM-dd'),
    MeetingTimeStart: formatVenueTime(startMs, 'HH:mm'),
    MeetingTimeEnd: formatVenueTime(startMs + 20 * minuteMs, 'HH:mm'),
  };
  await decide(request, await invite(request, visitor, 0, [booth.exhibitorId], times), '4');
}

const save = (request: APIRequestContext, exhibitionId: string, VisitorId: unknown, ExhibitorId: string) =>
  callApi(request, 'insert/CollectionInfo', {
    record: { ExhibitionId: exhibitionId, VisitorId, CollectionByWhat: '关注店铺', ExhibitorId },
  });

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });
    test.beforeEach(({ noise }) => {
      noise.expect(/.*/);
      noise.allowFailed(/\/sandbox\/pictures\/gone\.jpg$/);
    });

    test('a visitor late for two meetings, and the report of the fair', async ({
      page,
      context,
      request,
      visitor,
      openPhone,
    }) => {
      const own = await visitorWithPass(request, context, person[language].name);
      for (const minutes of [6, 27]) await meetIn(await (await openPhone()).newPage(), request, own, minutes);
      for (const number of [3, 6]) await save(request, meetings, own['VisitorId'], exhibitorOf(number));
      await page.goto(`/late/${meetings}?in=30`);
      await expect(page.locator('[data-plan]').first()).toBeVisible();
      await shoot(visitor, 'late');
      await page.goto(`/trip-report/${meetings}`);
      await expect(page.locator('[data-report]')).toBeVisible();
      await shoot(visitor, 'report');
    });

    test('a fair that is divided among colleagues', async ({ page, context, request, visitor }) => {
      const { say } = visitor;
      const own = await visitorWithPass(request, context, person[language].name);
      for (const number of [3, 6, 9, 12, 15, 18])
        await save(request, meetings, own['VisitorId'], exhibitorOf(number));
      await page.goto(`/favourites/${meetings}`);
      await page.getByRole('link', { name: say('mine', 'favouriteDivide') }).click();
      await expect(visitor.heading).toHaveText(say('sharedList', 'title'));
      await page
        .getByRole('main')
        .getByRole('link', { name: say('sharedList', 'start') })
        .click();
      await page.locator('#shared-list-name-0').fill(person[language].name);
      await page.locator('#shared-list-name-1').fill(language === 'zh' ? '王工' : 'Wang');
      await visitor.button(say('sharedList', 'divide')).click();
      const first = page.locator('[data-exhibitor]').first();
      await first.getByRole('button', { pressed: false }).first().click();
      await first.getByRole('button', { name: say('sharedList', 'writeNote') }).click();
      await first.getByRole('textbox').fill(language === 'zh' ? '周三寄样机' : 'Sample comes on Wednesday');
      await visitor.heading.click();
      await shoot(visitor, 'sharedlist');
    });

    test('what is new for a visitor', async ({ page, request, visitor }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      const exhibitorId = 'exhibitor000000000001001';
      await save(request, stories.open, visitorId, exhibitorId);
      await page.goto(`/whats-new/${stories.open}`);
      await visitor.button(say('whatsNew', 'readAll')).click();
      const own = { ExhibitionId: stories.open, VisitorId: visitorId };
      await callApi(request, 'insert/ConnectUs', {
        record: {
          ...own,
          Name: person[language].name,
          Content: language === 'zh' ? '停车场几点关闭？' : 'When does the car park close?',
          State: '1',
          Answer: '22:00',
        },
      });
      await callApi(request, 'insert/Product', {
        record: {
          ExhibitionId: stories.open,
          ExhibitorId: exhibitorId,
          ProductName: '新款夹具',
          ProductNameEn: 'New gripper',
          IsShow: true,
        },
      });
      await page.goto(`/whats-new/${stories.open}`);
      await expect(page.locator('main li a')).toHaveCount(2);
      await shoot(visitor, 'whatsnew');
    });

    test('a ticket that is ready for the gate', async ({ page, visitor }) => {
      await visitor.reachReview(newMobile());
      await visitor.send();
      await visitor.seeVoucher();
      await page.goto('/ready');
      await expect(
        page.locator('main').getByText(visitor.say('gateCheck', 'ready'), { exact: true }),
      ).toBeVisible();
      await shoot(visitor, 'ready');
    });

    test('an invitation of a booth', async ({ page, request, visitor, openPhone }) => {
      const { say } = visitor;
      const stand = createVisitor(await (await openPhone()).newPage(), language);
      const { center } = await ownBooth(stand.page, request, stories.open);
      await stand.page.goto(`${center}/invitations`);
      await stand.link(say('boothInvitations', 'add')).click();
      await chooseLast(stand.page);
      await stand.page
        .locator('#invitation-words')
        .fill(language === 'zh' ? '来看新款夹具，现场演示。' : 'See our new gripper at work.');
      await stand.button(say('boothInvitations', 'make')).click();
      const link = await stand.page.getByText(/\/invitation\/\w+\/\w+$/).innerText();
      await page.goto(new URL(link).pathname);
      await expect(visitor.button(say('invitation', 'accept'))).toBeVisible();
      await shoot(visitor, 'invitation');
    });

    test('the leads that are open before closing', async ({ page, request, visitor }) => {
      for (const name of language === 'zh' ? ['温知夏', '白砚'] : ['Wendy Summer', 'Ian White'])
        await callApi(request, 'insert/VisitorExhibitionInfo', {
          record: { ExhibitionId: stories.stand, Name: name, CompanyName: '江海精工', Mob: newMobile() },
        });
      await page.addInitScript(() => {
        localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
        localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
        localStorage.setItem(
          'exhibitorContact',
          JSON.stringify({ Name: '顾清和', RecordId: 'contact00000000000000001' }),
        );
      });
      await page.goto(`/exhibitor-center/${stories.stand}/open-leads`);
      await expect(page.locator('main a[href*="/leads/"]').first()).toBeVisible();
      await shoot(visitor, 'openleads');
    });
  });
