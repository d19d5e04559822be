import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import type { ServerConfig } from '#boot/askServer.ts';
import type { BootConfig } from '#boot/bootPage.ts';
import type { Env } from '#env.ts';
import { bundleAlone, rootFolder } from './bundleAlone.ts';
import { filesWith, getChunk } from './chunks.ts';

/** Source files whose chunks a first screen needs beside the entry: by the path's first segment, then by language. */
export type LandingChunks = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function landingStyle(): string {
  const sheets = ['src/ui/theme.css', 'src/boot/page.css', 'src/boot/landing.css'];
  return shortenCss(sheets.map((file) => readFileSync(rootFolder + file, 'utf8')).join('\n'));
}

/** Without comments and needless spaces. One before a colon is part of a selector. */
export const shortenCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();

function filesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), (match) => match[1] ?? '');
}

/** It counts towards the byte budget. */
const indentation = /\n\s*(?=<)/g;
const entryTag = /\s*<script type="module"[^>]*src="(\/[^"]+)"[^>]*><\/script>/g;
const preloadTag = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const styleTag = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

type FilesByLanding = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export function fetchedWith(bundle: Rolldown.OutputBundle, sources: readonly string[]): string[] {
  const files = new Set<string>();
  for (const source of sources) filesWith(bundle, getChunk(bundle, source), files);
  return Array.from(files, (file) => `/${file}`);
}

/** The built files of each landing, in each language. */
function landingFiles(bundle: Rolldown.OutputBundle, landing: LandingChunks): FilesByLanding {
  return Object.fromEntries(
    Object.entries(landing).map(([segment, languages]) => [
      segment,
      Object.fromEntries(
        Object.entries(languages).map(([language, sources]) => [language, fetchedWith(bundle, sources)]),
      ),
    ]),
  );
}

/**
 * Each file once, because every page carries the list: under its landing where all languages need it there, else under
 * its language.
 */
export function groupPreloads(landings: FilesByLanding, loaded: ReadonlySet<string>) {
  // A landing page without extra files is listed too: it is not one of the other screens.
  const groups: Record<string, Set<string>> = Object.fromEntries(
    Object.keys(landings).map((segment) => [segment, new Set<string>()]),
  );
  for (const [segment, languages] of Object.entries(landings))
    for (const [language, files] of Object.entries(languages))
      for (const file of files) {
        if (loaded.has(file)) continue;
        const isForAll = Object.values(languages).every((others) => others.includes(file));
        const key = isForAll ? segment : language;
        groups[key] = (groups[key] ?? new Set()).add(file);
      }
  return Object.fromEntries(Object.entries(groups).map(([key, files]) => [key, [...files]]));
}

/** Nothing in a script's text ends its element. */
export const inScript = (code: string) => code.replace(/<\/script/g, '<\\/script');

export const serverConfig = (env: Env): ServerConfig => ({
  api: env.apiBase + env.apiPrefix,
  headers: { Authorization: `Bearer ${env.apiCredential}`, [env.clientMarkerHeader]: 'mobile' },
  exhibitionIdHeader: env.exhibitionIdHeader,
  systemTenant: env.systemTenant,
});

const folder = '/assets/';

/** The same files by their places in one list, because every page carries their names. */
export function listFiles(groups: Readonly<Record<string, readonly string[]>>, entry: string) {
  const files = [...new Set([entry, ...Object.values(groups).flat()])];
  const misplaced = files.find((file) => !file.startsWith(folder));
  if (misplaced !== undefined) throw new Error(`${misplaced} is not below ${folder}`);
  const preloads = Object.fromEntries(
    Object.entries(groups).map(([key, names]) => [key, names.map((name) => files.indexOf(name))]),
  );
  return { files: files.map((file) => file.slice(folder.length)), preloads };
}

/**
 * Inlines the boot script and the first picture's style, and hands the entry over to the boot script, which
 * loads it after the exhibition's answer. `beforeOtherScreens` are the sources that every screen but a landing waits for. In development Vite's own tags stay, so that hot updates work.
 */
export function bootScript(
  env: Env,
  landing: LandingChunks,
  beforeOtherScreens: readonly string[] = [],
): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const built = context.bundle !== undefined;
        const entry = built ? (filesOf(html, entryTag)[0] ?? '') : '';
        const beside = filesOf(html, preloadTag);
        const styles = new Set(built ? filesOf(html, styleTag) : []);
        const withEntry = new Set([entry, ...beside, ...styles]);
        const groups =
          context.bundle === undefined
            ? {}
            : {
                '': [...styles, ...beside],
                '*': fetchedWith(context.bundle, beforeOtherScreens).filter((file) => !withEntry.has(file)),
                ...groupPreloads(landingFiles(context.bundle, landing), withEntry),
              };
        const config: BootConfig = {
          storageHost: env.storageHost,
          ...(built ? listFiles(groups, entry) : { files: [], preloads: {} }),
        };
        const [ask, boot] = await Promise.all([
          bundleAlone('src/boot/askFirst.ts', { givenServer: serverConfig(env) }),
          bundleAlone('src/boot/head.ts', { givenConfig: config }),
        ]);
        const page = built
          ? html.replace(entryTag, '').replace(preloadTag, '').replace(styleTag, '').replace(indentation, '')
          : html;
        // The script that paints stands after the elements that it writes to.
        return page
          .replace(
            '</head>',
            () => `<script>${inScript(ask)}</script><style>${landingStyle()}</style></head>`,
          )
          .replace('<noscript>', () => `<script>${inScript(boot)}</script><noscript>`);
      },
    },
  };
}
