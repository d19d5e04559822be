import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { BootConfig } from '../../src/boot/head.ts';
import type { Env } from '../../src/env.ts';
import { bundleAlone, rootFolder } from './bundleAlone.ts';
import { filesWith, getChunk } from './chunks.ts';

/** Source files whose chunks a first screen needs beside the entry: by the path's first segment, then by language. */
export type LandingChunks = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function landingStyle(): string {
  return ['src/ui/theme.css', 'src/boot/landing.css']
    .map((file) => readFileSync(rootFolder + file, 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,>]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim();
}

function filesOf(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), (match) => match[1] ?? '');
}

const entryTag = /\s*<script type="module"[^>]*src="(\/[^"]+)"[^>]*><\/script>/g;
const preloadTag = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const styleTag = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Inlines the boot script and the first picture's style, and hands the entry over to the boot script, which
 * loads it after the exhibition's answer. In development Vite's own tags stay, so that hot updates work.
 */
export function bootScript(env: Env, landing: LandingChunks): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const built = context.bundle !== undefined;
        const entry = built ? (filesOf(html, entryTag)[0] ?? '') : '';
        const preloads: Record<string, string[]> = { '': filesOf(html, preloadTag) };
        const styles = new Set(built ? filesOf(html, styleTag) : []);
        if (context.bundle !== undefined) {
          const withEntry = new Set([entry, ...(preloads[''] ?? [])]);
          for (const [segment, languages] of Object.entries(landing))
            for (const [language, sources] of Object.entries(languages)) {
              const files = new Set<string>();
              for (const source of sources)
                for (const file of filesWith(context.bundle, getChunk(context.bundle, source)))
                  files.add(`/${file}`);
              preloads[`${language}:${segment}`] = [...files].filter(
                (file) => !withEntry.has(file) && !styles.has(file),
              );
            }
        }
        const config: BootConfig = {
          api: env.apiBase + env.apiPrefix,
          headers: { Authorization: `Bearer ${env.apiCredential}`, [env.clientMarkerHeader]: 'mobile' },
          exhibitionIdHeader: env.exhibitionIdHeader,
          systemTenant: env.systemTenant,
          entry,
          styles: [...styles],
          preloads,
        };
        const boot = await bundleAlone('src/boot/head.ts', { givenConfig: config });
        const script = boot.replace(/<\/script/g, '<\\/script');
        const page = built ? html.replace(entryTag, '').replace(preloadTag, '').replace(styleTag, '') : html;
        return page.replace(
          '</head>',
          () => `<style>${landingStyle()}</style><script>${script}</script></head>`,
        );
      },
    },
  };
}
