import { readFileSync } from 'node:fs';
import { preprocessCSS, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { passWordKeys } from '#boot/passCodes.ts';
import type { Env } from '#env.ts';
import { fetchedWith, inScript, listFiles, shortenCss } from './bootScript.ts';
import { bundleAlone, rootFolder } from './bundleAlone.ts';
import { filesWith } from './chunks.ts';
import { pruneRules } from './pruneRules.ts';

/** The page of the addresses that show a pass: index.html with another boot script, which needs no answer to paint. */
export const passPageFile = 'pass.html';

const sheets = [
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
];
const screens = [
  'src/app/laterRoutes.ts',
  'src/features/vouchers/CodeScreen.tsx',
  'src/features/vouchers/FullCodeScreen.tsx',
];

function readWords(language: 'zh' | 'en'): Record<string, string> {
  const file = `${rootFolder}src/language/${language}/vouchers.json`;
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(words).filter(([key]) => passWordKeys.includes(key)));
}

async function readStyle(config: ResolvedConfig): Promise<string> {
  const texts = await Promise.all(
    sheets.map((sheet) => {
      const path = rootFolder + sheet;
      return preprocessCSS(readFileSync(path, 'utf8'), path, config);
    }),
  );
  return shortenCss(texts.map(({ code }) => code).join('\n'));
}

/** `page` is the built index.html. */
async function writePage(
  page: string,
  bundle: Rolldown.OutputBundle,
  env: Env,
  config: ResolvedConfig,
): Promise<string> {
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const withEntry = [...filesWith(bundle, entry.fileName)].map((file) => `/${file}`);
  const groups = {
    '': withEntry.slice(1),
    '*': fetchedWith(bundle, screens).filter((file) => !withEntry.includes(file)),
    zh: fetchedWith(bundle, ['src/language/zh/first.ts']),
    en: fetchedWith(bundle, ['src/language/en/first.ts']),
  };
  const script = await bundleAlone('src/boot/passHead.ts', {
    givenConfig: { storageHost: env.storageHost, ...listFiles(groups, `/${entry.fileName}`) },
    givenWords: { zh: readWords('zh'), en: readWords('en') },
  });
  const style = pruneRules(
    await readStyle(config),
    page.replace(/<(script|style)>[^]*?<\/\1>/g, '') + script,
  );
  return (
    page
      // It asks nothing first.
      .replace(/<script>[^]*?<\/script><style>[^]*?<\/style>/, () => `<style>${style}</style>`)
      .replace(/<script>[^]*?<\/script>/, () => `<script>${inScript(script)}</script>`)
      .replace(' s-page--cover', '')
      .replace(/\s*<div id="foot">.*<\/div>/, '')
  );
}

/** Writes `pass.html` beside index.html. Any server may answer with index.html instead: then the app draws the pass. */
export function passPage(env: Env): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pass-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        const source = await writePage(String(page.source), bundle, env, config);
        this.emitFile({ type: 'asset', fileName: passPageFile, source });
      },
    },
  };
}
