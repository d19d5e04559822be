import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { pauseBetweenTaps } from './support/pauseBetweenTaps.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languages } from './support/words.ts';

const figures = `/organiser-center/${stories.organiser}/figures`;

test.beforeEach(({ page }: { page: Page }) =>
  page.addInitScript(() => localStorage.setItem('organizerUserId', 'user0000000000000000host')),
);

walkContent({
  screen: 'the figures of an organiser',
  filled: { path: figures, shows: (say) => say('figures', 'by_channel') },
  failed: {
    call: 'get/VisitorExhibitionInfo',
    shows: (say) => say('figures', 'failed', { figure: say('figures', 'key_registrations') }),
  },
});

for (const language of languages)
  test.describe(`the list behind a figure (${language})`, () => {
    test.use({ language });

    test(`leaves as a workbook and as CSV with the rows that were counted (${language})`, async ({
      page,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const main = page.locator('main');
      await page.goto(`/organiser-center/${stories.organiser}`);
      await main.getByRole('link', { name: new RegExp(say('organiserCenter', 'figuresTitle')) }).click();
      await main.getByLabel(say('figures', 'figure')).selectOption('orders');
      await expect(main.getByText(say('figures', 'how_orders'))).toBeVisible();
      await main.getByLabel(say('figures', 'period')).selectOption('today');
      await expect(main).toContainText(say('figures', 'byHour'));
      await main.getByLabel(say('figures', 'period')).selectOption('');
      await main.getByText(say('figures', 'asTable')).click();
      await expect(main.getByRole('row', { name: say('figures', 'before') })).toBeVisible();
      await expectAccessible(page, 'the orders of an exhibition');

      const handOver = async (form: 'exportWorkbook' | 'exportCsv') => {
        await pauseBetweenTaps(page);
        await visitor.button(say('figures', 'export')).click();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: say('cards', form) }).click();
        return readFile(await (await download).path());
      };
      const headings = (['number', 'time', 'exhibitor', 'booth', 'hall', 'sum', 'state'] as const).map(
        (column) => say('figures', `column_${column}`),
      );

      const [sheet] = await readWorkbook(await handOver('exportWorkbook'));
      expect(sheet?.data[0]).toEqual(headings);
      expect(sheet?.data).toHaveLength(8);
      expect(sheet?.data[7]?.[0]).toBe('002026120001');
      expect(sheet?.data[7]?.[5]).toBe(128);

      const lines: string[][] = parse(await handOver('exportCsv'), { bom: true });
      expect(lines[0]).toEqual(headings);
      expect(lines).toHaveLength(8);
      expect(lines[7]?.[0]).toBe('002026120001');

      await main.getByLabel(say('figures', 'figure')).selectOption('checkIns');
      await expect(main).toContainText(say('figures', 'by_place'));
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'the check-ins of an exhibition in the dark');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFits(page, 'the check-ins of an exhibition');

      await page.goto(`/organiser-center/${stories.channels}/figures`);
      await main.getByLabel(say('figures', 'figure')).selectOption('orders');
      await expect(main.getByText(say('figures', 'noRows'))).toBeVisible();
      await expectFits(page, 'an exhibition without orders');
    });
  });
