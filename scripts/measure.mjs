// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { getBrowser, quietBrowser } from './findBrowser.mjs';
import { fillList } from './fillList.mjs';
import { fillProgramme } from './fillProgramme.mjs';
import { describeMachine, timeMachine } from './measure/machineSpeed.mjs';
import { measureAgenda } from './measure/measureAgenda.mjs';
import { measureBack } from './measure/measureBack.mjs';
import { measureInteractions } from './measure/measureInteractions.mjs';
import { measureLive } from './measure/measureLive.mjs';
import { measurePhoto } from './measure/measurePhoto.mjs';
import { measureTap } from './measure/measureTap.mjs';
import { measureSearch } from './measure/measureSearch.mjs';
import { measureSuggest } from './measure/measureSuggest.mjs';
import { measureVisits } from './measure/measureVisits.mjs';
import { questionOf, serveLimit } from './measure/limitPage.mjs';
import { readOptions } from './measure/readOptions.mjs';
import { describeTransport, startSecurePreview, trust } from './measure/securePreview.mjs';
import { measureList } from './measureList.mjs';
import { phone, slowPhone } from './measurePage.mjs';
import { findQuestion, limit } from './measuredScreens.mjs';
import { measureRanking } from './measureRanking.mjs';
import { measureTyping } from './measureTyping.mjs';

/** What is measured in a sandbox that no one else uses. */
const sandboxParts = {
  tap: measureTap,
  photo: measurePhoto,
  typing: measureTyping,
  ranking: measureRanking,
  lists: measureList,
  search: measureSearch,
  suggest: measureSuggest,
  agenda: measureAgenda,
  live: measureLive,
  inp: measureInteractions,
  back: measureBack,
};

/** The server, and the browser that trusts it. @param {string} folder @param {ReturnType<typeof readOptions>} options */
async function open(folder, { url, port }) {
  /** @type {import('./measure/limitPage.mjs').Question | undefined} */
  let question;
  const plugins = [serveLimit(() => question)];
  const server = url === undefined ? await startSecurePreview({ port, folder, plugins }) : undefined;
  const browser = await chromium.launch({
    executablePath: getBrowser(),
    args: server ? [...quietBrowser, trust(server.pem)] : quietBrowser,
    // Playwright turns the browser's own cache of whole pages off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const origin = url ?? server?.origin ?? '';
  return {
    origin,
    browser,
    transport: server ? await describeTransport(origin, server.pem) : 'whatever the server speaks',
    /** Until it is known what the landing page asks, there is no limit page. */
    openLimit: async () => {
      const context = await browser.newContext(phone);
      question = questionOf(await findQuestion(context, origin));
      await context.close();
    },
    close: async () => {
      await browser.close();
      await server?.close();
    },
  };
}

/** @param {string} folder @param {ReturnType<typeof readOptions>} options */
async function run(folder, options) {
  const { browser, origin, transport, openLimit, close } = await open(folder, options);
  const { cpuRate, downKbps, upKbps, latencyMs } = slowPhone;
  const slow = `CPU ${cpuRate} times slower, ${downKbps}/${upKbps} kbps, ${latencyMs} ms`;
  console.log(`${transport}; ${slow}. Aims are printed, never held.`);
  const machine = { beforeMs: timeMachine(), afterMs: 0 };
  try {
    const { screens, kinds, n, parts } = options;
    if (options.withLimit) await openLimit();
    const wanted = { screens, kinds, n, limit: options.withLimit ? limit : undefined };
    const measured = screens.length > 0 ? await measureVisits(browser, origin, wanted) : [];
    const done = {};
    for (const [part, measure] of Object.entries(sandboxParts))
      if (parts.includes(part)) Object.assign(done, { [part]: await measure(browser, origin, n) });
    machine.afterMs = timeMachine();
    console.log(`\n${describeMachine(machine.beforeMs, machine.afterMs)}`);
    if (options.json)
      writeFileSync(
        options.json,
        `${JSON.stringify({ transport, slowPhone, machine, measured, ...done }, undefined, 2)}\n`,
      );
  } finally {
    await close();
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2), Object.keys(sandboxParts));
  if (options.usage !== undefined) return console.log(options.usage);
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  process.env.SANDBOX_DIR = folder;
  try {
    if (options.parts.includes('lists')) await fillList(folder);
    if (options.parts.includes('agenda')) await fillProgramme(folder);
    await run(folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
