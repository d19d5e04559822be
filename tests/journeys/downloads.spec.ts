import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/hostPage.ts';
import { callApi, holdVouchers, onSite, places, visitorOnSite } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';
import { serverTells } from './support/serverClock.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { walkContent } from './support/walkContent.ts';
import { languages, languagesOf } from './support/words.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';

const dayMs = 24 * 3_600_000;
const list = `/downloads/${onSite}`;
const idOf = (number: number, mark = 'onsite') =>
  `file${mark}${String(number).padStart(20 - mark.length, '0')}`;
const pageOf = (number: number) => `/download/${onSite}/${idOf(number)}`;
/** The row of a file in a list; its names in both languages. */
const rowOf = (page: Page, name: RegExp) => page.locator('main li').filter({ hasText: name });
const buttonOf = (page: Page, name: RegExp) => rowOf(page, name).getByRole('button').first();
/** A sentence with a time in place of `|`. */
const withTime = (text: string) => new RegExp(text.split('|').join('.*\\d\\d:\\d\\d'));
const recordsOf = async (request: APIRequestContext, fileId: string, visitorId: unknown) =>
  (await rowsIn(request, 'FileDownloadRecord')).filter(
    (row) => row['FileDownloadTaskId'] === fileId && row['VisitorId'] === visitorId,
  );

walkContent({
  screen: 'the download center',
  filled: { path: list, shows: (say) => say('downloads', 'ungrouped') },
  empty: { path: `/downloads/${stories.ended}`, shows: (say) => say('downloads', 'none') },
  failed: { call: 'queryList/FileDownloadTask', shows: (say) => say('downloads', 'failed') },
});

walkContent({
  screen: 'a file',
  filled: { path: pageOf(6), shows: (say) => say('downloads', 'rule_window') },
  gone: { path: pageOf(16), shows: (say) => say('downloads', 'gone') },
  failed: { call: 'queryList/FileDownloadTask', shows: (say) => say('downloads', 'oneFailed') },
});

for (const language of languages)
  test.describe(`downloads (${language})`, () => {
    test.use({ language });

    test(`a file is refused for each reason with the way to what is missing, and opens once it is there (${language})`, {
      tag: ['@download-messages', '@download-window'],
    }, async ({ page, context, request, visitor, noise }) => {
      test.slow();
      // The file that is no more at its address.
      noise.allowFailed(/\/sandbox\//);
      const { say } = visitor;
      let passedMs = 0;
      await serverTells(page, () => Date.now() + passedMs);
      await page.goto(list);

      await buttonOf(page, /展后报告|Report after/).click();
      const early = rowOf(page, /展后报告|Report after/);
      await expect(early).toContainText(say('files', 'refused_notNow'));
      await expect(early).toContainText(withTime(say('files', 'opensAt', { time: '|' })));
      await early.getByRole('button', { name: say('content', 'scheduleAdd') }).click();

      await buttonOf(page, /开幕致辞|Opening speech/).click();
      await expect(rowOf(page, /开幕致辞|Opening speech/)).toContainText(
        withTime(say('files', 'closedAt', { time: '|' })),
      );
      await buttonOf(page, /伙伴|partners/).click();
      const unknown = rowOf(page, /伙伴|partners/);
      await expect(unknown).toContainText(say('files', 'refused_unknown'));
      await expect(unknown.getByRole('link', { name: say('files', 'ask') })).toBeVisible();
      await buttonOf(page, /限时特价/).click();
      await expect(rowOf(page, /限时特价/)).toContainText(say('files', 'refused_deleted'));
      await buttonOf(page, /空白登记表|Blank form/).click();
      await expect(rowOf(page, /空白登记表|Blank form/)).toContainText(say('files', 'failed_empty'));
      await buttonOf(page, /交通指引|Getting there/).click();
      await expect(rowOf(page, /交通指引|Getting there/)).toContainText(say('files', 'failed_otherContent'));
      await buttonOf(page, /参观指南|Visitor guide/).click();
      const guide = rowOf(page, /参观指南|Visitor guide/);
      await expect(guide).toContainText(say('files', 'refused_registerFirst'));
      await expectAccessible(page, 'files that are refused');
      await guide.getByRole('button', { name: say('content', 'registerOrLogIn') }).click();
      await expect(page).toHaveURL(/\/(?:login|register)\//);
      // Where the visitor comes back to.
      expect(await page.evaluate(() => sessionStorage.getItem('wayBack'))).toContain(list);

      const me = await visitorOnSite(request, language === 'zh' ? '林见微' : 'Lin Jianwei');
      await holdVouchers(context, [me]);
      await page.goto(list);
      await buttonOf(page, /参观指南|Visitor guide/).click();
      await expect(guide).toContainText(say('files', 'done'));

      await buttonOf(page, /采购需求|Wanted by/).click();
      const wanted = rowOf(page, /采购需求|Wanted by/);
      await expect(wanted).toContainText(say('files', 'refused_checkInFirst'));
      await expect(wanted.getByRole('link', { name: say('files', 'checkIn') })).toBeVisible();
      await callApi(request, 'insert/SignInRecord', {
        record: { ExhibitionId: onSite, SignInPlaceId: places.gate, RegistrationId: me['RecordId'] },
      });
      await buttonOf(page, /采购需求|Wanted by/).click();
      await expect(wanted).toContainText(say('files', 'done'));

      // It is in the schedule, which leads to its page; and opens in its time by the server's clock.
      await page.goto(`/agenda/${onSite}`);
      const link = page.locator(`main a[href="${pageOf(6)}"]`);
      await page
        .getByRole('group', { name: say('content', 'days') })
        .getByRole('radio')
        .last()
        .click();
      await expect(link.first()).toContainText(say('agenda', 'kind_download'));
      passedMs = 6 * dayMs;
      await link.first().click();
      await visitor.button(say('downloads', 'download')).click();
      await expect(page.locator('main').getByText(say('files', 'done'))).toBeVisible();
      await expectAccessible(page, 'a file on the phone');
    });
  });

for (const language of languagesOf('zh'))
  test.describe(`files on the phone (${language})`, () => {
    test.use({ language });

    test('a download shows how far it is, can be cancelled, is recorded once, opens without a network and can be removed', {
      tag: ['@download-record'],
    }, async ({ page, context, request, visitor, noise }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const me = await visitorOnSite(request, '周听雨');
      await holdVouchers(context, [me]);
      await page.goto(list);
      await buttonOf(page, /现场照片/).click();
      const photos = rowOf(page, /现场照片/);
      const progress = photos.getByRole('progressbar');
      await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
      await expect(photos).toContainText('/ 20.00 MB');
      await photos.getByRole('button', { name: say('content', 'cancel') }).click();
      await expect(progress).toHaveCount(0);
      expect(await recordsOf(request, idOf(8), me['VisitorId'])).toEqual([]);
      await buttonOf(page, /现场照片/).click();
      await expect(progress).toBeVisible();
      await expectAccessible(page, 'a file under way');

      await buttonOf(page, /会刊\.pdf/).click();
      await expect(rowOf(page, /会刊\.pdf/)).toContainText(say('files', 'done'));
      await expect.poll(() => recordsOf(request, idOf(1), me['VisitorId'])).toHaveLength(1);
      await page.getByRole('radio', { name: say('downloads', 'view_kept') }).check();
      await page.getByRole('button', { name: say('downloads', 'removeOf', { name: '会刊.pdf' }) }).click();
      await expect(page.locator('main').getByText(say('downloads', 'elsewhere'))).toBeVisible();
      await buttonOf(page, /会刊\.pdf/).click();
      await expect(page.locator('main').getByText(say('downloads', 'keptTitle'))).toBeVisible();
      await expectAccessible(page, 'what this phone keeps');
      expect(await recordsOf(request, idOf(1), me['VisitorId'])).toHaveLength(1);

      await context.setOffline(true);
      const opened = page.waitForEvent('popup');
      await rowOf(page, /会刊\.pdf/)
        .getByRole('button')
        .first()
        .click();
      await (await opened).close();
      await page.bringToFront();
      await page.getByRole('radio', { name: say('downloads', 'view_all') }).click();
      await buttonOf(page, /展馆平面图/).click();
      // Whether the browser knows that it is offline differs.
      await expect(rowOf(page, /展馆平面图/)).toContainText(
        new RegExp(`${say('files', 'failed_offline')}|${say('files', 'failed_failed')}`),
      );
    });

    test('a file that was downloaded opens in a new page without a network', async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      await visitor.reachReview(newMobile());
      await visitor.send();
      await visitor.seeVoucher();
      await untilScreensKept(page);
      await page.goto(`/downloads/${stories.open}`);
      await buttonOf(page, /会刊\.pdf/).click();
      await expect(rowOf(page, /会刊\.pdf/)).toContainText(say('files', 'done'));
      await context.setOffline(true);
      await page.close();
      const next = await context.newPage();
      await next.goto(`/downloads/${stories.open}?view=kept`);
      const row = rowOf(next, /会刊\.pdf/)
        .getByRole('button')
        .first();
      const opened = next.waitForEvent('popup');
      await row.click();
      await opened;
    });

    test('what is too large, or has no room, is left to the browser', async ({ page, visitor }) => {
      const { say } = visitor;
      await page.addInitScript(() => {
        if (!('storage' in navigator)) return;
        navigator.storage.estimate = async () => ({ quota: 12_000_000, usage: 1_000_000 });
      });
      await page.goto(list);
      const large = page.waitForEvent('download');
      await buttonOf(page, /宣传片原片/).click();
      const film = await large;
      expect(new URL(film.url()).pathname).toBe('/sandbox/files/huge-film.mp4');
      await film.cancel();

      await buttonOf(page, /现场照片/).click();
      const photos = rowOf(page, /现场照片/);
      await expect(photos).toContainText(say('files', 'failed_noSpace'));
      await expectAccessible(page, 'a file without room');
      const small = page.waitForEvent('download');
      await photos.getByRole('button', { name: say('files', 'byBrowser') }).click();
      await (await small).cancel();
      await buttonOf(page, /现场照片/).click();
      await photos.getByRole('link', { name: say('files', 'makeSpace') }).click();
      await expect(page.locator('main').getByText(say('downloads', 'noneKept'))).toBeVisible();
    });

    test('files are found by the search, at home, in Me and at their exhibitor', {
      tag: '@way-downloads',
    }, async ({ page, context, request, visitor }) => {
      const { say } = visitor;
      await page.goto(`/search/${stories.open}?q=${encodeURIComponent('平面图')}`);
      await page.locator('main a[href^="/download/"]').first().click();
      await expect(visitor.heading).toHaveText('展馆平面图.png');
      await page.goto(`/home/${stories.open}`);
      await visitor.button(say('home', 'all')).click();
      await page
        .locator('main')
        .getByRole('link', { name: say('home', 'downloads') })
        .click();
      await expect(page).toHaveURL(/\/downloads\//);
      await page.goto(`/exhibitor/${stories.open}/exhibitor000000000001001`);
      await expect(page.getByRole('button', { name: /产品手册/ })).toBeVisible();
      const me = await visitorOnSite(request, '陈牧野');
      await holdVouchers(context, [me]);
      await page.goto(`/mine/${onSite}`);
      await page
        .locator('main')
        .getByRole('link', { name: say('mine', 'downloads') })
        .click();
      await expect(visitor.heading).toHaveText(say('downloads', 'title'));
    });
  });

test.describe('in a mini-program', () => {
  test.use({ host: 'miniAndroid' });
  test('a document opens on the page of the mini-program, and nothing is kept', async ({
    page,
    visitor,
    wechat,
    baseURL,
  }) => {
    const { say } = visitor;
    await page.goto(list);
    await expect.poll(() => wechat((fake) => fake.verdicts)).toEqual(['config:ok']);
    await buttonOf(page, /会刊\.pdf/).click();
    const opened = () => wechat((fake) => fake.mini.opened.map(({ url }) => decodeURIComponent(url)));
    await expect
      .poll(opened)
      .toEqual([`/pages/file/file?url=${new URL('/sandbox/files/catalogue.pdf', baseURL).href}`]);
    await buttonOf(page, /参观指南/).click();
    await expect(rowOf(page, /参观指南/)).toContainText(say('files', 'refused_registerFirst'));
    await expectAccessible(page, 'files in a mini-program');
  });
});

test.describe('in WeChat', () => {
  test.use({ host: 'wechatIos' });
  test('a file that WeChat does not show says how to reach the browser', async ({
    page,
    visitor,
    wechat,
  }) => {
    const { say } = visitor;
    await page.goto(list);
    await expect.poll(() => wechat((fake) => fake.verdicts)).toEqual(['config:ok']);
    await buttonOf(page, /论坛演讲/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'how to reach the browser');
    await page.goto(`${list}?view=kept`);
    await expect(page.locator('main').getByText(say('downloads', 'noneKeptHere'))).toBeVisible();
  });
});
