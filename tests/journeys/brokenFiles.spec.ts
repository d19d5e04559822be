import { expect, type Page } from '@playwright/test';
import { builtAddress } from './support/builtFiles.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { placeOf } from './support/preparedPhone.ts';
import { stories, storyTitles } from './support/stories.ts';
import { newMobile, person } from './support/visitor.ts';
import { languagesOf, sayIn } from './support/words.ts';

const lost = /Failed to load|dynamically imported module|MIME type|module script|preload/i;
const informationFile = () => builtAddress('registration/information/InformationScreen.tsx');
/** A person's number, as a careless error might carry it. */
const personal = '13900001111';

async function reachName(page: Page, visitor: Parameters<Parameters<typeof test>[2]>[0]['visitor']) {
  await visitor.openIdentity('longForm', newMobile());
  await expect(page.locator('#name')).toBeVisible();
}

for (const language of languagesOf('zh'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = sayIn(language);

    test(`a screen whose file never comes says so after ten seconds, ends after two minutes and can be tried again (${language})`, {
      tag: ['@B03', '@chunk-timeout'],
    }, async ({ page, visitor }) => {
      await page.clock.install();
      await visitor.open('open');
      await page.route(builtAddress('auth/login/LoginScreen.tsx'), () => {});
      const bar = page.locator('.pageBar-root');
      await visitor.link(say('select', 'login')).click();
      await page.clock.fastForward(7_000);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
      await expect(bar).toHaveText('');
      await page.clock.fastForward(3_500);
      await expect(bar).toContainText(say('shell', 'stillTrying'));
      await expect(bar.getByRole('button', { name: say('shell', 'retry') })).toBeVisible();
      // What was there before is still there to be used.
      await expect(visitor.link(say('select', 'register'))).toBeVisible();
      await expectAccessible(page, 'a screen that does not come');
      await page.clock.fastForward(110_000);
      await expect(page.locator('main')).toContainText(say('shell', 'problemTimedOut'));
      await page.unrouteAll();
      await visitor.button(say('shell', 'retry')).click();
      await expect(page.locator('#contact')).toBeVisible();
    });
  });

test('what was typed outlives the reload that looks for a file that is gone', { tag: '@B01' }, async ({
  page,
  visitor,
  noise,
}) => {
  noise.expectFailed(informationFile());
  noise.expect(lost);
  await reachName(page, visitor);
  await page.route(informationFile(), (route) =>
    route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' }),
  );
  await page.locator('#name').fill(person.name);
  await page.locator('#company').fill(person.company);
  await visitor.button('下一步：填写信息').click();
  await expect(page).toHaveURL(/\/information\/.+[?&]v=/);
  await expect(page.locator('main')).toContainText('页面加载不完整');
  await page.unrouteAll();
  await visitor.button('重试').click();
  await expect(visitor.heading).toHaveText('填写信息');
  await page.goto(`/register/${placeOf('longForm')}`);
  await expect(page.locator('#name')).toHaveValue(person.name);
});

test('without the app’s own file the exhibition stands, and the boot script offers another try', {
  tag: ['@B05', '@repeats'],
}, async ({ page, visitor, noise }) => {
  noise.expectFailed(/assets\/index-/);
  const entry = /\/assets\/(main|index)-[^/]*\.js$/;
  await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/select/${stories.open}`);
  await expect(page.locator('h1')).toHaveText(storyTitles.open.zh);
  await expect(page.locator('#boot-problem')).toContainText('重试');
  await page.unroute(entry);
  await page.locator('#boot-problem').getByRole('button', { name: '重试' }).click();
  await expect(visitor.link('登记参观')).toBeVisible();
});

test('without any style sheet every word is there, and every way on works', { tag: '@B06' }, async ({
  page,
  visitor,
  noise,
}) => {
  noise.expectFailed(/\.css$/);
  noise.expect(lost);
  await page.route('**/*.css', (route) => route.fulfill({ status: 404, body: '' }));
  await visitor.open('open');
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
  await visitor.link('已登记？查看参观码').click();
  await expect(page.locator('#contact')).toBeVisible();
  await page.locator('#contact').fill('139');
  await visitor.button('获取验证码').click();
  await expect(page.locator('#contact-error')).toContainText('11 位数字');
});

test('a screen that throws while it is drawn leaves a heading, a way home and another try, and what was typed', {
  tag: '@B09',
}, async ({ page, context, visitor }) => {
  const lines: string[] = [];
  context.on('console', (message) => lines.push(message.text()));
  await reachName(page, visitor);
  await page.route(informationFile(), async (route) => {
    const response = await route.fetch();
    const written = await response.text();
    const broken = written.replace(
      /\bdefault:\(\)=>\w+/g,
      `default:()=>()=>{throw new Error('cannot draw')}`,
    );
    expect(broken).not.toBe(written);
    // Not kept: the next try is to get the file itself.
    await route.fulfill({ body: broken, contentType: 'text/javascript' });
  });
  await page.locator('#name').fill(person.name);
  await page.locator('#company').fill(person.company);
  await visitor.button('下一步：填写信息').click();
  await expect(visitor.heading).toHaveText('页面出错了');
  await expect(visitor.link('返回首页')).toHaveAttribute('href', `/home/${stories.longForm}`);
  await page.unrouteAll();
  await visitor.button('重试').click();
  await expect(visitor.heading).toHaveText('填写信息');
  await page.goBack();
  await expect(page.locator('#name')).toHaveValue(person.name);
  for (const secret of [person.name, person.company]) expect(lines.join('\n')).not.toContain(secret);
});

test('a frame that throws leaves a last page with another try, and the console hears nothing personal', {
  tag: '@B10',
}, async ({ page, context, visitor }) => {
  const lines: string[] = [];
  context.on('console', (message) => lines.push(message.text()));
  context.on('weberror', (problem) => lines.push(problem.error().message));
  await page.addInitScript((number) => {
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get() {
        throw new Error(`cannot tell whether ${number} is online`);
      },
    });
  }, personal);
  await page.goto(`/select/${stories.open}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面出错了');
  await expect(visitor.button('重试')).toBeVisible();
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
  expect(lines.join('\n')).not.toContain(personal);
});
