import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { createScreenReader, type ScreenReader } from './screenReader/screenReader.ts';
import type { Language } from './words.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** What a journey hears beside what it sees. */
export interface Noise {
  /** Allows console lines that this journey provokes on purpose. */
  expect(line: RegExp): void;
  /** Announces requests that fail; where none to such an address does, the journey fails. */
  expectFailed(address: RegExp): void;
  /** The same where it depends on the moment whether one is asked for. */
  allowFailed(address: RegExp): void;
  /** Allows requests that fail because the journey has taken the network away. */
  allowOffline(): void;
  /** Listens to a context that the journey has opened by itself; `origin` is the only one it may ask. */
  listenTo(context: BrowserContext, origin: string): void;
}

interface JourneySettings {
  readonly language: Language;
  readonly listener: ScreenReader;
  readonly noise: Noise;
  readonly visitor: Visitor;
  /** Opens another phone, which speaks the same language and is watched too; closed at the end. */
  readonly openPhone: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

function createNoise(listener: ScreenReader) {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const failed: string[] = [];
  const mustFail: RegExp[] = [];
  const mayFail: RegExp[] = [];
  let isOffline = false;
  const noise: Noise = {
    expect: (line) => void expected.push(line),
    expectFailed: (address) => void mustFail.push(address),
    allowFailed: (address) => void mayFail.push(address),
    allowOffline: () => {
      isOffline = true;
    },
    listenTo(context, origin) {
      // In the order of the calls: it is there before the first page.
      void listener.attach(context);
      context.on('console', (message) => {
        // The tab's picture is fetched by the browser, whenever it likes.
        if (/\/(?:icon\.svg|favicon\.ico)$/.test(message.location().url)) return;
        if (failedRequest.test(message.text())) failed.push(`${message.text()} ${message.location().url}`);
        else if (message.type() === 'error' || message.type() === 'warning')
          heard.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (problem) => heard.push(`uncaught: ${problem.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) heard.push(`foreign: ${url.origin}`);
      });
    },
  };
  const isAllowed = (line: string) => {
    if (isOffline && line.includes('ERR_INTERNET_DISCONNECTED')) return true;
    const address = line.slice(line.lastIndexOf(' ') + 1);
    return [...mustFail, ...mayFail].some((known) => known.test(address));
  };
  return {
    noise,
    unexpected: () => [
      ...heard.filter((line) => !expected.some((known) => known.test(line))),
      ...failed.filter((line) => !isAllowed(line)),
    ],
    missing: () => mustFail.filter((address) => !failed.some((line) => address.test(line))).map(String),
  };
}

/**
 * Every journey is watched: a console error or warning, an uncaught error or a request to another origin fails it, and so
 * does a focus that falls to the page because its element was removed, or a text that a screen reader is told twice.
 */
export const test = base.extend<JourneySettings>({
  language: ['zh', { option: true }],

  // Playwright reads out of the pattern which fixtures are wanted.
  // oxlint-disable-next-line no-empty-pattern
  listener: async ({}, use) => use(createScreenReader()),

  noise: [
    async ({ context, baseURL, listener }, use, { errors }) => {
      const { noise, unexpected, missing } = createNoise(listener);
      noise.listenTo(context, new URL(baseURL ?? '').origin);
      await use(noise);
      expect(unexpected(), 'console lines, uncaught errors and requests to other origins').toEqual([]);
      // What failed before it could come is no second failure.
      if (errors.length === 0) expect(missing(), 'announced requests that did not fail').toEqual([]);
      expect(listener.faults(), 'a focus that was lost, a text that was told twice').toEqual([]);
    },
    { auto: true },
  ],

  visitor: async ({ page, context, language }, use) => {
    await speak(context, language);
    await use(createVisitor(page, language));
  },

  openPhone: async ({ browser, baseURL, language, noise }, use) => {
    const phones: BrowserContext[] = [];
    await use(async (options) => {
      const phone = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 390, height: 844 },
        ...options,
      });
      phones.push(phone);
      await speak(phone, language);
      noise.listenTo(phone, new URL(baseURL ?? '').origin);
      return phone;
    });
    await Promise.all(phones.map((phone) => phone.close()));
  },
});

/** The language of a returning visitor; one that is chosen on the page stands. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  if (language === 'zh') return;
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('locale') === null)
      localStorage.setItem('locale', 'en');
  });
}

/** The browser's own line about a request that failed. */
const failedRequest = /Failed to load resource/;
/** The client's line about an answer's code; only for journeys that provoke one. */
export const otherCode = /resCode \d+ from \/data\//;
