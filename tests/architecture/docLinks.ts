import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Sources } from './sources.ts';

const linkOf = /\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g;
const isElsewhere = (link: string) => /^[a-z]+:/.test(link);

/** As GitHub makes an anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

const anchorsIn = (page: string) =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!));

/** Relative links that lead to no file, or to no heading of a page, one sentence each. */
export function findDeadLinks(pages: Sources, exists: (path: string) => boolean = existsSync): string[] {
  return Object.entries(pages).flatMap(([page, text]) =>
    [...text.matchAll(linkOf)]
      .map(([, link, source]) => (link ?? source)!)
      .filter((link) => !isElsewhere(link) && !leads(link, page))
      .map((link) => `${page}: ${link}`),
  );

  function leads(link: string, page: string): boolean {
    const [path, anchor] = link.split('#') as [string, string?];
    const target = path === '' ? page : posix.join(posix.dirname(page), path);
    if (!exists(target) && pages[target] === undefined) return false;
    const text = pages[target];
    return anchor === undefined || text === undefined || anchorsIn(text).includes(anchor);
  }
}

const rowOf = /^- ((?:`[\w./<>]+\/?`(?:, )?)+)/gm;

/** The folders and files that the map of the README names. */
export function mappedPaths(readme: string): string[] {
  const map = readme.split(/^## /m).find((part) => part.startsWith('The map')) ?? '';
  return [...map.matchAll(rowOf)].flatMap(([, row]) =>
    [...row!.matchAll(/`([\w./<>]+)`/g)].map(([, path]) => path!.replace(/\/(?:<.*)?$/, '')),
  );
}
