import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { languages, languagesOf } from './support/words.ts';

const list = `/meeting-records/${stories.open}`;

async function recordMeeting(request: APIRequestContext, VisitorId: string): Promise<string> {
  const row = await callApi(request, 'insert/MeetingRecordInfo', {
    record: {
      ExhibitionId: stories.open,
      VisitorId,
      Title: '采购对接洽谈',
      TitleEn: 'Matchmaking talk',
      StartTime: '2026-11-24 14:00:00',
      EndTime: '2026-11-24 15:00:00',
      Place: '2 号馆洽谈区 B',
      PlaceEn: 'Hall 2, meeting area B',
      People: [
        { Name: '韩云舒', NameEn: 'Han Yunshu', Company: '北湖照明', CompanyEn: 'Beihu Lighting' },
        '主持人',
      ],
      Content: '<h3>议定</h3><p onclick="alert(1)">寄送样品两套</p><script>alert(2)</script>',
      ContentEn: '<h3>Agreed</h3><p>Two samples are sent</p>',
      Files: [{ Name: 'offer.pdf', Url: 'https://files.example.com/offer.pdf', Size: 284113 }],
    },
  });
  return String(row['RecordId']);
}

for (const language of languages)
  test.describe(`minutes of meetings (${language})`, () => {
    test.use({ language });

    if (languagesOf('en').includes(language))
      test(`a stranger is asked to register, and a visitor without meetings is told so (${language})`, async ({
        page,
        request,
        visitor,
      }) => {
        await page.goto(list);
        await expect(page.getByText(visitor.say('content', 'registerFirst')).first()).toBeVisible();
        await expectAccessible(page, 'minutes, not registered');
        await registerPhone(page, request);
        await page.goto(list);
        await expect(page.locator('main').getByText(visitor.say('meetingRecords', 'none'))).toBeVisible();
        await expectAccessible(page, 'no minutes');
      });

    test(`a visitor finds the minutes in Me, and reads when, where, who, what and the files (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      const id = await recordMeeting(request, visitorId);
      const other = await recordMeeting(request, 'visitor00000000000000888');
      await page.goto(`/home/${stories.open}`);
      await visitor.button(say('home', 'all')).click();
      await page
        .getByRole('navigation', { name: say('home', 'menu') })
        .getByText(say('home', 'meetingRecords'))
        .click();
      await expect(page.locator('main a[href*="/meeting-records/"]')).toHaveCount(1);
      await expectAccessible(page, 'a list of minutes');
      await expectFits(page, 'a list of minutes');
      await page.locator(`main a[href$="${id}"]`).click();
      const main = page.locator('main');
      await expect(main).toContainText(/寄送样品两套|Two samples are sent/);
      await expect(main).toContainText(/2 号馆洽谈区 B|Hall 2, meeting area B/);
      await expect(main).toContainText(/韩云舒|Han Yunshu/);
      await expect(main.getByRole('button', { name: /offer\.pdf/ })).toBeVisible();
      await expect(page.locator('main script, main [onclick]')).toHaveCount(0);
      await expectAccessible(page, 'minutes');
      await expectFits(page, 'minutes');
      await page.goto(`${list}/${other}`);
      await expect(page.locator('main').getByText(say('meetingRecords', 'gone'))).toBeVisible();
      await expectAccessible(page, 'minutes of another visitor');
    });
  });
