import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './expectFits.ts';
import { faultsOf } from './faults.ts';
import { test } from './journey.ts';
import type { Visitor } from './visitor.ts';
import { type Language, languages, languagesOf, type Say } from './words.ts';

/** What a visitor reads, in the language of the journey. */
type Text = (say: Say) => string;

interface ContentState {
  readonly path: string;
  /** Stands on the page in this state, and in no other. */
  readonly shows: Text;
}

interface FoundBy {
  readonly hit: string;
  /** Stands in the list as long as `hit` is searched. */
  readonly finds: string;
}

interface ContentSearch extends FoundBy {
  readonly path?: string;
  /** Where the rows have English names. */
  readonly en?: FoundBy;
  readonly miss: string;
  readonly none: Text;
}

export interface ContentWalk {
  /** In the titles of the tests: "the list of teams". */
  readonly screen: string;
  readonly filled: ContentState;
  readonly empty?: ContentState;
  /** The address of something that is not there, or no more. */
  readonly gone?: ContentState;
  /** A part of the address of the call without which nothing can be shown, and what is said when it fails. */
  readonly failed: { readonly call: string; readonly shows: Text; readonly tag?: string };
  readonly search?: ContentSearch;
  /** A link of each row, and the address to which it leads. */
  readonly opens?: { readonly path?: string; readonly row: string; readonly address: RegExp };
}

/** As long as a read is tried, and a little more. */
const failedMs = 40_000;

/** What is not about texts takes place in one language; in both in the long run. */
const walkedIn = {
  failure: languagesOf('en'),
  offline: languagesOf('zh'),
  search: languagesOf('zh'),
  return: languagesOf('en'),
} as const;
/** The other states are reached by a link within the app; in the other language by their address alone. */
const linkedIn: Language = 'en';

/** What a journey does beside looking at every state. */
type Part = keyof typeof walkedIn;

const facts: Readonly<Record<Part, string>> = {
  failure: 'is loaded by another try',
  offline: 'stays readable without a network',
  search: 'is searched',
  return: 'keeps its place for Back',
};

/** One journey per language through every state of a screen that shows rows of the server: opening a page is what costs. */
export function walkContent(walk: ContentWalk): void {
  for (const language of languages)
    test.describe(`${walk.screen} (${language})`, () => {
      const parts = partsOf(walk, language);
      test.use({ language });
      test(titleOf(walk, parts, language), tagOf(walk, parts), async ({ page, context, visitor, noise }) => {
        test.slow();
        if (parts.includes('failure')) {
          noise.expectFailed(new RegExp(walk.failed.call));
          await loadByAnotherTry(walk, visitor);
        } else await page.goto(walk.filled.path);
        if (parts.includes('offline')) {
          noise.allowOffline();
          await readWithoutNetwork(walk, visitor, context);
        }
        // What axe finds in this size alone is in rows and their tools.
        await enlarged(page, () => expectState(visitor, walk.filled.shows, `${walk.screen}, enlarged`));
        if (parts.includes('return')) await openAndReturn(walk, visitor);
        if (parts.includes('search')) await searchIn(walk, visitor);
        await lookAtOtherStates(walk, visitor);
      });
    });
}

function partsOf({ search, opens }: ContentWalk, language: Language): readonly Part[] {
  const has = { failure: true, offline: true, search: search !== undefined, return: opens !== undefined };
  return (['failure', 'offline', 'search', 'return'] as const).filter(
    (part) => has[part] && walkedIn[part].includes(language),
  );
}

function titleOf({ screen }: ContentWalk, parts: readonly Part[], language: Language): string {
  const told = ['fits 320 px with text at 200 %', ...parts.map((part) => facts[part])].join(', ');
  return `${screen} is accessible in every state, ${told} (${language})`;
}

const tagOf = ({ failed }: ContentWalk, parts: readonly Part[]) =>
  failed.tag !== undefined && parts.includes('failure') ? { tag: failed.tag } : {};

async function expectShown({ page, say }: Visitor, shows: Text, what: string): Promise<void> {
  await expect(page.locator('main').getByText(shows(say)).first(), what).toBeVisible();
  await expectFits(page, what);
}

async function expectState(visitor: Visitor, shows: Text, what: string): Promise<void> {
  await expectShown(visitor, shows, what);
  await expectAccessible(visitor.page, what);
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // Rows measure themselves a frame after their size has changed.
    await new Promise((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)));
  }, size);

/** Looks at the page that is open at 320 px with text at 200 %, and gives it its size back. */
async function enlarged(page: Page, look: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, '200%');
  await look();
  if (usual !== null) await page.setViewportSize(usual);
  await setTextSize(page, '');
}

/** As a link of the app does: the page stays, and is at its top a moment later. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the top of the page').toBe(0);
}

async function lookAtOtherStates({ screen, empty, gone }: ContentWalk, visitor: Visitor): Promise<void> {
  for (const [name, state] of Object.entries({ empty, gone })) {
    if (state === undefined) continue;
    const what = `${screen}, ${name}`;
    // A screen reads its own query when it opens.
    const isSameScreen = new URL(visitor.page.url()).pathname === state.path.replace(/\?.*/, '');
    if (visitor.language === linkedIn && !isSameScreen) await followLink(visitor.page, state.path);
    else await visitor.page.goto(state.path);
    await expectState(visitor, state.shows, what);
    await enlarged(visitor.page, () => expectShown(visitor, state.shows, `${what}, enlarged`));
  }
}

async function loadByAnotherTry({ screen, filled, failed }: ContentWalk, visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'serverError500', path: failed.call });
  await page.clock.install();
  await page.goto(filled.path);
  const told = page.locator('main').getByText(failed.shows(say)).first();
  await expect(async () => {
    // The waits between the tries of a read.
    await page.clock.fastForward(2500);
    await expect(told).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: failedMs, intervals: [0] });
  await expectState(visitor, failed.shows, `${screen}, failed`);
  faults.clear();
  await visitor.button(say('shell', 'retry')).click();
  await expectState(visitor, filled.shows, `${screen}, loaded by another try`);
  await expect(told).toHaveCount(0);
}

async function readWithoutNetwork(
  { screen, filled }: ContentWalk,
  visitor: Visitor,
  context: BrowserContext,
): Promise<void> {
  const told = visitor.page.getByText(visitor.say('shell', 'offlineRead'));
  await expectShown(visitor, filled.shows, screen);
  await context.setOffline(true);
  await expect(told).toBeVisible();
  // The same page and a line more.
  await expectState(visitor, filled.shows, `${screen}, without a network`);
  await context.setOffline(false);
  await expect(told).toBeHidden();
}

/** Searches where the page stands, or at another address. */
async function searchIn({ screen, search }: ContentWalk, visitor: Visitor): Promise<void> {
  if (search === undefined) return;
  const { path, miss, none } = search;
  const { page, language } = visitor;
  const { hit, finds } = (language === 'en' ? search.en : undefined) ?? search;
  if (path !== undefined) await page.goto(path);
  const main = page.locator('main');
  const field = page.getByRole('searchbox');
  await field.fill(miss);
  await expect(main.getByText(none(visitor.say)).first()).toBeVisible();
  await expect(main.getByText(finds)).toHaveCount(0);
  await expectState(visitor, none, `${screen}, nothing found`);
  await field.fill(hit);
  await expect(main.getByText(finds).first()).toBeVisible();
  await expectState(visitor, () => finds, `${screen}, found`);
}

/** The link of a row that is wholly in sight, and how far it stands from the window's upper edge. */
const findRow = (page: Page, row: string) =>
  page.locator(row).evaluateAll((links) => {
    const below = 96;
    const seen = links.find((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= below && bottom <= window.innerHeight - below;
    });
    return { href: seen?.getAttribute('href') ?? '', topPx: seen?.getBoundingClientRect().top ?? 0 };
  });

const settlingMs = 250;

/** The same once nothing moves: rows that come into sight are measured, and may move a little. */
async function findSettledRow(page: Page, row: string) {
  let found = await findRow(page, row);
  await expect(async () => {
    const before = found;
    await page.waitForTimeout(settlingMs);
    found = await findRow(page, row);
    expect(found).toEqual(before);
    expect(found.href).not.toBe('');
  }).toPass();
  return found;
}

/** A row from further down, opened from where the page stands or from another address, and Back. */
async function openAndReturn({ opens }: ContentWalk, { page, heading }: Visitor): Promise<void> {
  if (opens === undefined) return;
  const { path, row, address } = opens;
  if (path !== undefined) await page.goto(path);
  await expect(page.locator(row).first()).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 1.5 * window.innerHeight));
  const { href, topPx } = await findSettledRow(page, row);
  const link = page.locator(`${row}[href="${href}"]`).first();
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - topPx), {
      message: 'how far the row has moved, in px',
    })
    .toBeLessThan(8);
}
