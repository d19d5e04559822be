import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './expectFits.ts';
import { faultsOf } from './faults.ts';
import { failedRequest, test } from './journey.ts';
import type { Visitor } from './visitor.ts';
import { languages, languagesOf, type Say } from './words.ts';

/** What a visitor reads, in the language of the journey. */
type Text = (say: Say) => string;

interface ContentState {
  readonly path: string;
  /** Stands on the page in this state, and in no other. */
  readonly shows: Text;
}

interface ContentSearch {
  readonly path?: string;
  readonly hit: string;
  /** Stands in the list as long as `hit` is searched. */
  readonly finds: string;
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

/** Tests for every state of a screen that shows rows of the server. */
export function walkContent(walk: ContentWalk): void {
  for (const language of languages)
    test.describe(`${walk.screen} (${language})`, () => {
      const takes = (part: keyof typeof walkedIn) => walkedIn[part].includes(language);
      test.use({ language });
      testStates(walk, language);
      if (takes('failure')) testFailure(walk, language);
      if (takes('offline')) testOffline(walk, language);
      if (takes('search') && walk.search !== undefined) testSearch(walk, walk.search, language);
      if (takes('return') && walk.opens !== undefined) testReturn(walk, walk.opens, language);
    });
}

async function expectShown({ page, say }: Visitor, shows: Text, what: string): Promise<void> {
  await expect(page.locator('main').getByText(shows(say)).first(), what).toBeVisible();
  await expectFits(page, what);
}

async function expectState(visitor: Visitor, shows: Text, what: string): Promise<void> {
  await expectShown(visitor, shows, what);
  await expectAccessible(visitor.page, what);
}

async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

function testStates({ screen, filled, empty, gone }: ContentWalk, language: string): void {
  const states = Object.entries({ filled, empty, gone });
  test(`${screen} is accessible and fits 320 px with text at 200 % in every state (${language})`, async ({
    page,
    visitor,
  }) => {
    test.slow();
    const look = async (size: string, withAxe: readonly string[]) => {
      for (const [name, state] of states) {
        if (state === undefined) continue;
        const expected = withAxe.includes(name) ? expectState : expectShown;
        await page.goto(state.path);
        await expected(visitor, state.shows, `${screen}, ${name}, ${size}`);
      }
    };
    await look('390 px', ['filled', 'empty', 'gone']);
    await enlarge(page);
    // What axe finds in this size alone is in rows and their tools.
    await look('320 px, text at 200 %', ['filled']);
  });
}

function testFailure({ screen, filled, failed }: ContentWalk, language: string): void {
  const title = `${screen} says that it could not be loaded, and is loaded by another try (${language})`;
  test(title, failed.tag === undefined ? {} : { tag: failed.tag }, async ({ page, visitor, noise }) => {
    test.slow();
    noise.expect(failedRequest);
    const { say } = visitor;
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
  });
}

function testOffline({ screen, filled }: ContentWalk, language: string): void {
  test(`${screen} stays readable when the network is gone (${language})`, async ({
    page,
    context,
    visitor,
    noise,
  }) => {
    noise.expect(failedRequest);
    await page.goto(filled.path);
    await expectState(visitor, filled.shows, screen);
    await context.setOffline(true);
    await expect(page.getByText(visitor.say('shell', 'offlineRead'))).toBeVisible();
    await expectState(visitor, filled.shows, `${screen}, without a network`);
    await context.setOffline(false);
    await expect(page.getByText(visitor.say('shell', 'offlineRead'))).toBeHidden();
  });
}

function testSearch({ screen, filled }: ContentWalk, search: ContentSearch, language: string): void {
  const { path = filled.path, hit, finds, miss, none } = search;
  test(`${screen} is searched, and says when nothing is found (${language})`, async ({ page, visitor }) => {
    await page.goto(path);
    const main = page.locator('main');
    const field = page.getByRole('searchbox');
    await field.fill(miss);
    await expect(main.getByText(none(visitor.say)).first()).toBeVisible();
    await expect(main.getByText(finds)).toHaveCount(0);
    await expectState(visitor, none, `${screen}, nothing found`);
    await field.fill(hit);
    await expect(main.getByText(finds).first()).toBeVisible();
    await expectState(visitor, () => finds, `${screen}, found`);
  });
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

function testReturn(
  { screen, filled }: ContentWalk,
  opens: NonNullable<ContentWalk['opens']>,
  language: string,
): void {
  const { path = filled.path, row, address } = opens;
  test(`a row of ${screen} is opened, and Back returns to its place (${language})`, async ({
    page,
    visitor,
  }) => {
    await page.goto(path);
    await expect(page.locator(row).first()).toBeVisible();
    await page.evaluate(() => window.scrollBy(0, 1.5 * window.innerHeight));
    const { href, topPx } = await findSettledRow(page, row);
    const link = page.locator(`${row}[href="${href}"]`).first();
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(visitor.heading).toBeVisible();
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - topPx), {
        message: 'how far the row has moved, in px',
      })
      .toBeLessThan(8);
  });
}
