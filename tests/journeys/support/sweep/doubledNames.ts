import { expect, type Page } from '@playwright/test';

/** What groups names for those who hear them one after the other. */
const groups = /^(?:main|navigation|region|banner|contentinfo|dialog|list|form|group|article|search)\b/;
const control = /^(link|button) "((?:[^"\\]|\\.)*)"/;

interface Group {
  readonly depth: number;
  /** Of each control by its role and name: where its links lead. */
  readonly seen: Map<string, string[]>;
}

/**
 * Controls of one landmark or list with the same name, though they are not the same.
 * @param tree as `ariaSnapshot` writes it
 */
export function doubledNames(tree: string): readonly string[] {
  const doubled: string[] = [];
  const open: Group[] = [{ depth: -1, seen: new Map() }];
  let last: { readonly key: string; readonly group: Group } | undefined;
  const close = (group: Group) => {
    for (const [key, places] of group.seen)
      if (places.length > 1 && !(key.startsWith('link') && new Set(places).size === 1)) doubled.push(key);
  };
  for (const line of tree.split('\n')) {
    const found = /^( *)- (.*)$/.exec(line);
    if (found === null) continue;
    const depth = found[1]!.length;
    const said = found[2]!;
    const address = /^\/url: (.*)$/.exec(said)?.[1];
    if (address !== undefined) {
      const places = last?.group.seen.get(last.key);
      if (places !== undefined) places[places.length - 1] = address;
      continue;
    }
    while (open.length > 1 && open[open.length - 1]!.depth >= depth) close(open.pop()!);
    if (groups.test(said)) open.push({ depth, seen: new Map() });
    const [, role, name = ''] = control.exec(said.replace(/^'(.*)'(:?)$/, '$1$2')) ?? [];
    if (role === undefined || said.includes('[disabled]')) continue;
    const group = open[open.length - 1]!;
    const key = `${role} "${name}"`;
    group.seen.set(key, [...(group.seen.get(key) ?? []), '']);
    last = { key, group };
  }
  for (const group of open) close(group);
  return doubled;
}

/** No two controls of a landmark or a list have one name. */
export async function expectNamesApart(page: Page, screen: string): Promise<void> {
  const doubled = doubledNames(await page.locator('body').ariaSnapshot());
  expect.soft(doubled, `doubled names on ${screen}`).toEqual([]);
}
