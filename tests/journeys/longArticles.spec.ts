import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

/** No other journey reads its lists: two texts of this size are more than an answer may have. */
const exhibition = stories.paused;
const table = `<table>${'<tr><td>0123456789012345678901234567890</td><td>0123456789012345678901234567890</td></tr>'.repeat(20)}</table>`;
const attacks =
  '<script>window.hit = true</script><iframe src="https://elsewhere.example.com/"></iframe>' +
  '<a href="data:text/html,x">link</a><p onclick="window.hit = true">click</p><img src="data:text/html,x" alt="">';
const paragraph = `<p>${'long '.repeat(2_000)}</p>`;
const html = `<p>First line</p>${table}${attacks}${paragraph.repeat(210)}<p>Last line</p>`;

/** What an organiser has written; answers with its id. */
async function write(request: APIRequestContext, collection: string, content: object): Promise<string> {
  const record = { ExhibitionId: exhibition, Title: '长文', TitleEn: 'A long text', ...content };
  const answer = await request.post(`/v2/data/insert/${collection}`, {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: { tenantId: 'sys', params: { record } },
  });
  const { result } = (await answer.json()) as { result: { RecordId: string } };
  return result.RecordId;
}

const kinds = [
  ['an article', 'NewsContent', (id: string) => `/article/${exhibition}/${id}`],
  ['a page of the guide', 'WebRichText', (id: string) => `/guide/${exhibition}/${id}`],
] as const;

for (const language of languagesOf('zh'))
  test.describe(`long texts (${language})`, () => {
    test.use({ language });

    for (const [kind, collection, pathOf] of kinds)
      test(`${kind} of 2 MB is cut and says so, its table scrolls in a separate region, and nothing in it runs (${language})`, async ({
        page,
        request,
        visitor,
      }) => {
        test.slow();
        const { say } = visitor;
        expect(html.length).toBeGreaterThan(2_000_000);
        const path = pathOf(await write(request, collection, { Content: html, ContentEn: html }));
        await page.goto(path);
        const main = page.locator('main');
        await expect(main.getByText('First line')).toBeVisible({ timeout: 20_000 });
        await expect(main.getByText(say('content', 'textCut'))).toHaveCount(1);
        await expect(main.getByText('Last line')).toHaveCount(0);
        const region = page.getByRole('region', { name: say('content', 'wideTable') });
        expect(await region.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
        await expect(
          main.locator('script, iframe, [onclick], [src^="data:text"], [href^="data:"]'),
        ).toHaveCount(0);
        await main.getByText('click', { exact: true }).click();
        expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
        await expectFits(page, kind);
        await expectAccessible(page, kind);
      });
  });
