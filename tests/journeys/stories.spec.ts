import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const closed = [
  {
    story: 'soon',
    fact: 'registration that has not begun says when it will',
    badge: { zh: '登记尚未开始', en: 'Registration not open yet' },
    notice: {
      zh: /距开放 .*\d月\d+日 周. 09:00 开放（北京时间）/s,
      en: /Opens in \d+d \d\dh \d\dm.* \d+ [A-Z][a-z]{2}, 09:00/s,
    },
  },
  {
    story: 'ended',
    fact: 'registration that has ended says so',
    badge: { zh: '登记已结束', en: 'Registration closed' },
    notice: { zh: /仍可查看参观码/, en: /can still get their ticket/ },
  },
  {
    story: 'paused',
    fact: 'registration that is paused says why and until when',
    badge: { zh: '登记暂停', en: 'Registration paused' },
    notice: { zh: /首日预约已满.*预计 .+恢复/s, en: /fully booked.*reopen .*\d{4}, 10:00/s },
  },
] as const;

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const { story, fact, badge, notice } of closed) {
      test(`${fact}, and offers nothing but to log in (${language})`, {
        tag: ['@registration-period', '@repeats'],
      }, async ({ page, visitor }) => {
        await visitor.open(story);
        await expect(page.locator('.l-badge')).toContainText(badge[language]);
        await expect(page.locator('.select-notice')).toContainText(notice[language]);
        // Said once.
        await expect(page.getByText(badge[language])).toHaveCount(1);
        await expect(visitor.link(visitor.say('select', 'register'))).toHaveCount(0);
        await expect(visitor.link(visitor.say('select', 'login'))).toBeVisible();
        await expectAccessible(page, story);
      });
    }

    test(`an open exhibition with three channels suggests the default one (${language})`, {
      tag: '@channel-choice',
    }, async ({ page, visitor }) => {
      await visitor.open('open');
      const channels = page.locator('.select-channel input');
      await expect(channels).toHaveCount(3);
      // The one that is chosen, then the others in the organiser's order.
      expect(
        await channels.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))),
      ).toEqual(['visitor00000000000000001', 'media0000000000000000001', 'buyer0000000000000000001']);
      await expect(page.locator('.select-channel input:checked')).toHaveValue('visitor00000000000000001');
      await expectAccessible(page, 'open');
      const tops = await page
        .locator('.select-channel')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops).size, 'cards stand side by side').toBe(1);
      await page.getByLabel(language === 'zh' ? /媒体记者/ : /Press/).check();
      // No card moves when another is chosen.
      await expect(channels.first()).toHaveValue('visitor00000000000000001');
      await visitor.link(visitor.say('select', 'register')).click();
      await expect(page).toHaveURL(/media0000000000000000001/);
    });

    for (const height of [640, 375])
      test(`the primary action is in sight at the foot of a screen of ${height} px, and covers no end of the page (${language})`, async ({
        page,
        visitor,
      }) => {
        await page.setViewportSize({ width: 360, height });
        await visitor.open('open');
        const register = visitor.link(visitor.say('select', 'register'));
        await expect(register).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await register.click({ trial: true });
        await page.waitForLoadState('networkidle');
        const ends = () =>
          page.evaluate(() => {
            window.scrollTo(0, document.body.scrollHeight);
            const { top = 0 } = document.querySelector('.l-foot')?.getBoundingClientRect() ?? {};
            return top - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity);
          });
        await expect.poll(ends).toBeGreaterThanOrEqual(-1);
      });

    test(`an exhibition without a channel says so in an alert and on the page (${language})`, {
      tag: ['@channel-failure', '@quoted-messages'],
    }, async ({ page, visitor }) => {
      await page.goto(`/select/${stories.noChannel}`);
      const alert = page.getByRole('alertdialog');
      const words = { zh: '获取通道失败！', en: visitor.say('shell', 'channelFailed') };
      await expect(alert.locator('.dialog-body')).toHaveText(words[language], { useInnerText: true });
      await expect(alert.getByRole('button')).toBeFocused();
      await expectAccessible(page, 'no channel, alert');
      await alert.getByRole('button').click();
      await expect(alert).toHaveCount(0);
      await expect(page.locator('.select-notice')).toContainText(visitor.say('select', 'noChannelText'));
      await expect(visitor.link(visitor.say('select', 'register'))).toHaveCount(0);
      await expectAccessible(page, 'no channel');
    });
  });
}
