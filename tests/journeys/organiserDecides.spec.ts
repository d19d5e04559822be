import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { meetings, visitorWithPass } from './support/meetings.ts';
import { callApi } from './support/onSite.ts';
import { createVisitor } from './support/visitor.ts';

const account = { userName: '13800000021', password: 'sandbox3' };

/** Each language decides about others: journeys run at the same time. */
const posts = {
  zh: { author: '乔木森', product: '待审核的输送带' },
  en: { author: 'June Marsh', product: 'A conveyor in review' },
} as const;

for (const language of ['zh', 'en'] as const)
  test.describe(`what the organiser decides (${language})`, () => {
    test.use({ language });

    test(`a post is sent back by the organiser who logs in, and its author reads why (${language})`, async ({
      page,
      context,
      request,
      visitor,
      openPhone,
    }) => {
      test.slow();
      const { say } = visitor;
      const { author, product } = posts[language];
      const person = await visitorWithPass(request, context, author);
      const record = {
        ExhibitionId: meetings,
        VisitorId: person['VisitorId'],
        type: 'supply',
        productName: product,
        companyName: '江海精工有限公司',
        files: [],
      };
      const post = await callApi(request, 'insert/CloudRelease', { record });
      const postPage = `/supply-demand/${meetings}/${String(post['RecordId'])}`;
      await page.goto(postPage);
      await expect(page.locator('main')).toContainText(say('supply', 'state_inReview'));

      const organiser = createVisitor(await (await openPhone()).newPage(), language);
      await organiser.page.goto(`/organiser-center/${meetings}/decide`);
      await organiser.button(say('organiserCenter', 'logIn')).click();
      await organiser.page.locator('#account').fill(account.userName);
      await organiser.page.locator('#password').fill(account.password);
      await organiser.button(say('accounts', 'logIn')).click();
      await expect(organiser.heading).toHaveText(say('organiserDecides', 'title'));
      const kind = say('organiserDecides', 'kind_posts');
      await organiser.page.getByRole('button', { name: new RegExp(`^${kind} \\d+$`) }).click();
      const sendBack = organiser.button(say('organiserDecides', 'sendBackOf', { name: product }));
      await expect(sendBack).toBeVisible();
      await expectAccessible(organiser.page, 'what waits for a decision');
      await sendBack.click();
      const reason = say('organiserDecides', 'usual_posts_one');
      await organiser.page.getByRole('button', { name: reason }).click();
      await organiser.page
        .getByRole('dialog')
        .getByRole('button', { name: say('organiserDecides', 'sendBack'), exact: true })
        .click();
      await expect(sendBack).toHaveCount(0);

      await page.reload();
      await expect(page.locator('main')).toContainText(say('supply', 'state_refused'));
      await expect(page.locator('main')).toContainText(say('supply', 'refusedReason', { reason }));
    });
  });
