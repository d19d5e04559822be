import { renderToast } from '#ui/overlay/appToast.tsx';
import { favouriteMessage, type FavouriteWord } from '#language/favouriteWords.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Forbidden, Refused } from '#data/client/problems.ts';
import { findMarkRows, insertMark, removeMarkRows } from './api/marks.ts';
import { groupOf, isSameMark, type Mark, isKeptMark, isLike } from './rules/mark.ts';
import { intentOf, type LedgerOwner, type MarkIntent, type MarkLedger } from './rules/markLedger.ts';
import { needsLookup, nextMarkStep } from './rules/nextMarkStep.ts';
import { type LedgerEvent, reduceLedger } from './rules/reduceLedger.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { markLedgers } from './markLedgers.ts';

const wordOf = ({ mark, isOn }: MarkIntent): FavouriteWord => {
  if (mark.kind === 'help') return 'refusedHelp';
  if (isLike(mark.kind)) return isOn ? 'refusedLike' : 'refusedUnlike';
  return isOn ? 'refusedAdd' : 'refusedRemove';
};

/** Says once, on a page that is seen, that the server has refused an intent. */
function tellRefusedMarks(): void {
  if (document.visibilityState !== 'visible') return;
  const refused = markLedgers()
    .list()
    .filter((ledger) => ledger.refused.length > 0);
  const last = refused[refused.length - 1];
  // The phone has a search, or a file, whether or not the server takes its record.
  const intent = last?.refused.filter(({ mark }) => !isKeptMark(mark.kind)).pop();
  for (const ledger of refused)
    markLedgers().change(ledger, (current) => reduceLedger(current, { type: 'told' }));
  if (intent !== undefined)
    renderToast(favouriteMessage(wordOf(intent)), { ms: services().times.linkToastMs });
}

interface Due {
  readonly ledger: MarkLedger;
  readonly intent: MarkIntent;
}

let running: Promise<void> | undefined;
let isAskedAgain = false;

/** Sends what was tapped on this page, an earlier one or in another tab: one tab at a time, one item after the other. Never rejects. */
export function sendMarks(): Promise<void> {
  isAskedAgain = true;
  running ??= sendWhileAsked().then(() => {
    running = undefined;
    if (isAskedAgain && navigator.onLine) void sendMarks();
  });
  return running;
}

async function sendWhileAsked(): Promise<void> {
  try {
    // Without a network nothing leaves, so that what is taken back by then is never sent.
    while (isAskedAgain && navigator.onLine) {
      isAskedAgain = false;
      await sendUnderLock();
    }
    tellRefusedMarks();
  } catch {
    // The phone keeps it, and the next occasion comes.
  }
}

async function sendUnderLock(): Promise<void> {
  if (findDue([]) === undefined) return;
  const [{ sendLock }, client] = await Promise.all([localStores(), services().client()]);
  const { ran } = await sendLock.run('favourites', () => sendDue(client));
  // The tab that sends may have made its last look before this tap.
  if (!ran) setTimeout(() => void sendMarks(), services().times.readRetryDelayMs);
}

async function sendDue(client: ApiClient): Promise<void> {
  const waiting: MarkIntent[] = [];
  for (let due = findDue(waiting); due !== undefined; due = findDue(waiting)) {
    const isOver = await sendOne(client, due);
    if (!isOver) waiting.push(due.intent);
  }
}

/** The first that this run has not left for a later one. */
function findDue(waiting: readonly MarkIntent[]): Due | undefined {
  for (const ledger of markLedgers().list()) {
    const intent = ledger.intents.find(({ mark }) => !waiting.some((other) => isSameMark(other.mark, mark)));
    if (intent !== undefined) return { ledger, intent };
  }
  return undefined;
}

const currentIntent = (owner: LedgerOwner, mark: Mark): MarkIntent | undefined => {
  const ledger = markLedgers().find(owner);
  return ledger && intentOf(ledger, mark);
};

/** False where its answer is not known, so that a later run looks it up. */
async function sendOne(client: ApiClient, { ledger, intent }: Due): Promise<boolean> {
  const { mark, isOn } = intent;
  const dispatch = (event: LedgerEvent) =>
    markLedgers().change(ledger, (current) => reduceLedger(current, event));
  try {
    const isGroupRead = ledger.readAtMs[groupOf(mark.kind)] !== undefined;
    const rows = needsLookup(intent, isGroupRead) ? await findMarkRows(client, ledger, mark) : [];
    // The visitor has tapped again during the look-up: nothing of the earlier intent leaves.
    if (currentIntent(ledger, mark)?.isOn !== isOn) return true;
    const { now, times } = services();
    const step = nextMarkStep(intent, {
      isThere: rows.length > 0,
      nowMs: now(),
      settleMs: times.settleMs,
    });
    if (step === 'wait') return false;
    if (step !== 'confirmed') dispatch({ type: 'sendStarted', mark, isOn, nowMs: now() });
    if (step === 'insert') await insertMark(client, ledger, mark);
    if (step === 'remove') await removeMarkRows(client, mark, rows);
    dispatch({ type: 'confirmed', mark, isOn, nowMs: now() });
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused || problem instanceof Forbidden)) return false;
    dispatch({ type: 'refused', mark, isOn });
    return true;
  }
}
