import { readFileSync } from 'node:fs';
import { preprocessCSS, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Env } from '#env.ts';
import { inScript, listFiles, shortenCss } from './bootScript.ts';
import { bundleAlone, rootFolder } from './bundleAlone.ts';
import { filesWith } from './chunks.ts';
import { pruneRules } from './pruneRules.ts';

type Given = Readonly<Record<string, unknown>>;

/** index.html with other boot scripts: what a kind of address is painted with before any other file has come. */
export interface BootPage {
  /** Any server may answer with index.html instead: then the app draws the page. */
  readonly file: string;
  readonly sheets: readonly string[];
  /** Runs in the head, before anything else of the page. */
  readonly ask?: { readonly source: string; readonly given: Given };
  /** Runs after the elements that it writes to. */
  readonly paint: { readonly source: string; readonly given: Given };
  /** Built files by first path segment of an address, `*` for every other, language, segment and language together, or '' for all. */
  readonly files: (bundle: Rolldown.OutputBundle) => Readonly<Record<string, readonly string[]>>;
}

/** By this name it is found among the assets of a build. */
export const landingSheet = 'landing.css';
const readLandingSheet = () => shortenCss(readFileSync(`${rootFolder}src/boot/landing.css`, 'utf8'));

async function readStyle(sheets: readonly string[], config: ResolvedConfig): Promise<string> {
  const texts = await Promise.all(
    sheets.map((sheet) => {
      const path = rootFolder + sheet;
      return preprocessCSS(readFileSync(path, 'utf8'), path, config);
    }),
  );
  return shortenCss(texts.map(({ code }) => code).join('\n'));
}

/** `index` is the built index.html. */
async function writePage(
  index: string,
  page: BootPage,
  bundle: Rolldown.OutputBundle,
  env: Env,
  config: ResolvedConfig,
  landingStyle: string,
): Promise<string> {
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const withEntry = [...filesWith(bundle, entry.fileName)].map((file) => `/${file}`);
  const others = Object.entries(page.files(bundle)).map(
    ([key, files]) => [key, files.filter((file) => !withEntry.includes(file))] as const,
  );
  // First, as where it is inlined: what the app brings comes after it.
  const groups = { '': [landingStyle, ...withEntry.slice(1)], ...Object.fromEntries(others) };
  const { ask, paint } = page;
  const script = await bundleAlone(paint.source, {
    givenConfig: { storageHost: env.storageHost, ...listFiles(groups, `/${entry.fileName}`) },
    ...paint.given,
  });
  const style = pruneRules(
    await readStyle(page.sheets, config),
    index.replace(/<(script|style)>[^]*?<\/\1>/g, '') + script,
  );
  const [head = '', body = ''] = index.split('</head>');
  const first =
    ask === undefined ? '' : `<script>${inScript(await bundleAlone(ask.source, ask.given))}</script>`;
  return [
    head.replace(/<script>[^]*?<\/script><style>[^]*?<\/style>/, () => `${first}<style>${style}</style>`),
    body
      .replace(/<script>[^]*?<\/script>/, () => `<script>${inScript(script)}</script>`)
      .replace(' s-page--cover', '')
      .replace(/\s*<div id="foot">.*<\/div>/, ''),
  ].join('</head>');
}

/** Writes these pages beside index.html. */
export function bootPages(env: Env, pages: () => Promise<readonly BootPage[]>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'boot-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        // Only index.html has it inlined: a landing page that is opened from another page needs it as a file.
        const landing = this.emitFile({ type: 'asset', name: landingSheet, source: readLandingSheet() });
        const style = `/${this.getFileName(landing)}`;
        for (const page of await pages()) {
          const source = await writePage(String(index.source), page, bundle, env, config, style);
          this.emitFile({ type: 'asset', fileName: page.file, source });
        }
      },
    },
  };
}
