import { readFileSync } from 'node:fs';
import { passWordKeys } from '#boot/passCodes.ts';
import type { BootPage } from './bootPages.ts';
import { fetchedWith } from './bootScript.ts';
import { rootFolder } from './bundleAlone.ts';

function readWords(language: 'zh' | 'en'): Record<string, string> {
  const file = `${rootFolder}src/language/${language}/vouchers.json`;
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(words).filter(([key]) => passWordKeys.includes(key)));
}

/** The page of the addresses that show a pass. It asks nothing first. */
export const passPage: BootPage = {
  file: 'pass.html',
  sheets: [
    'src/ui/theme.css',
    'src/ui/laterTheme.css',
    'src/boot/page.css',
    'src/ui/page/pageHeading.module.css',
    'src/ui/codes/code.module.css',
    'src/entities/voucher/reviewState.module.css',
    'src/entities/voucher/holderDetails.module.css',
    'src/features/vouchers/vouchers.module.css',
    'src/features/vouchers/deck/deck.module.css',
    'src/features/vouchers/ticket/ticket.module.css',
    'src/features/vouchers/fullCode.module.css',
  ],
  paint: {
    source: 'src/boot/passHead.ts',
    given: { givenWords: { zh: readWords('zh'), en: readWords('en') } },
  },
  files: (bundle) => ({
    '*': fetchedWith(bundle, [
      'src/app/laterRoutes.ts',
      'src/features/vouchers/CodeScreen.tsx',
      'src/features/vouchers/FullCodeScreen.tsx',
    ]),
    zh: fetchedWith(bundle, ['src/language/zh/first.ts']),
    en: fetchedWith(bundle, ['src/language/en/first.ts']),
  }),
};
