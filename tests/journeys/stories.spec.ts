import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const closed = [
  {
    story: 'soon',
    fact: 'registration that has not begun says when it will',
    badge: { zh: '报名尚未开始', en: 'Registration not open yet' },
    notice: { zh: /将于 .+（北京时间）开放/, en: /\d{4}-\d\d-\d\d \d\d:\d\d/ },
  },
  {
    story: 'ended',
    fact: 'registration that has ended says so',
    badge: { zh: '报名已结束', en: 'Registration closed' },
    notice: { zh: /仍可登录查看参观码/, en: /can still log in and show their code/ },
  },
  {
    story: 'paused',
    fact: 'registration that is paused says why and until when',
    badge: { zh: '报名暂时关闭', en: 'Registration paused' },
    notice: { zh: /首日预约已满.*预计 .+恢复/s, en: /fully booked.*\d{4}-\d\d-\d\d 10:00/s },
  },
] as const;

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const { story, fact, badge, notice } of closed) {
      test(`${fact}, and offers nothing but to log in (${language})`, {
        tag: '@registration-period',
      }, async ({ page, visitor }) => {
        await visitor.open(story);
        await expect(page.locator('.l-badge')).toContainText(badge[language]);
        await expect(page.locator('.select-notice')).toContainText(notice[language]);
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
      // In the organiser's order, which is not the order of importance.
      expect(
        await channels.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))),
      ).toEqual(['media0000000000000000001', 'visitor00000000000000001', 'buyer0000000000000000001']);
      await expect(page.locator('.select-channel input:checked')).toHaveValue('visitor00000000000000001');
      await expectAccessible(page, 'open');
      await page.getByLabel(language === 'zh' ? /媒体记者/ : /Press/).check();
      await visitor.link(visitor.say('select', 'register')).click();
      await expect(page).toHaveURL(/media0000000000000000001/);
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
      await expect(page.locator('.select-notice')).toContainText(visitor.say('select', 'noChannel'));
      await expect(visitor.link(visitor.say('select', 'register'))).toHaveCount(0);
      await expectAccessible(page, 'no channel');
    });
  });
}
