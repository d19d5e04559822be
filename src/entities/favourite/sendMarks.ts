import { queryClient } from '#data/queries/queryClient.ts';
import type { PhoneMs } from '#domain/time/clocks.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { favouriteMessage, type FavouriteWord } from '#language/favouriteWords.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Forbidden, Refused } from '#data/client/problems.ts';
import { findMarkRows, insertMark, removeMarkRows } from './api/marks.ts';
import { groupOf, type Mark, isCounted, isKeptMark, isLike } from './rules/mark.ts';
import { intentOf, type MarkIntent, type MarkLedger } from './rules/markLedger.ts';
import { needsLookup, nextMarkStep } from './rules/nextMarkStep.ts';
import { type LedgerEvent, reduceLedger } from './rules/reduceLedger.ts';
import { createOutgoingQueue } from '#sending/outgoing/createOutgoingQueue.ts';
import { mayLeave } from '#sending/outgoing/mayLeave.ts';
import type { Sender } from '#sending/rules/sender.ts';
import { resumedOnce } from '#sending/onEveryChance.ts';
import { services } from '#session/services.ts';
import { hasOpenMarks, markLedgers } from './markLedgers.ts';

const wordOf = ({ mark, isOn }: MarkIntent): FavouriteWord => {
  if (mark.kind === 'help') return 'refusedHelp';
  if (isLike(mark.kind)) return isOn ? 'refusedLike' : 'refusedUnlike';
  return isOn ? 'refusedAdd' : 'refusedRemove';
};

const senderOf = (owner: VisitorKey): Sender => ({ kind: 'visitor', ...owner });

/** Says once, on a page that is seen, that the server has refused an intent. */
function tellRefusedMarks(): void {
  if (document.visibilityState !== 'visible') return;
  const refused = markLedgers()
    .list()
    .filter((ledger) => ledger.refused.length > 0 && mayLeave(senderOf(ledger)));
  const last = refused[refused.length - 1];
  // The phone has a search, or a file, whether or not the server takes its record.
  const intent = last?.refused.filter(({ mark }) => !isKeptMark(mark.kind)).pop();
  for (const ledger of refused) dispatch(ledger, { type: 'told' });
  if (intent !== undefined)
    renderToast(favouriteMessage(wordOf(intent)), { ms: services().times.linkToastMs });
}

interface Due {
  readonly ledger: MarkLedger;
  readonly intent: MarkIntent;
}

const dispatch = (owner: VisitorKey, event: LedgerEvent) =>
  markLedgers().change(owner, (current) => reduceLedger(current, event));

const marks = createOutgoingQueue<Due>({
  name: 'favourites',
  waiting: () =>
    new Array<Due>().concat(
      ...markLedgers()
        .list()
        .map((ledger) => ledger.intents.map((intent) => ({ ledger, intent }))),
    ),
  idOf: ({ ledger: { exhibitionId, visitorId }, intent: { mark, isOn } }) =>
    [exhibitionId, visitorId, mark.kind, mark.id, isOn].join('/'),
  senderOf: ({ ledger }) => senderOf(ledger),
  send: sendOne,
  onRefused: ({ ledger, intent: { mark, isOn } }) => dispatch(ledger, { type: 'refused', mark, isOn }),
  afterLane: tellRefusedMarks,
});

/** Sends what was tapped on this page, an earlier one or in another tab. Never rejects. */
export const sendMarks = (): Promise<void> => marks.send();

export const resumeMarks = resumedOnce(() => {
  if (!hasOpenMarks()) return;
  // An earlier page may have been closed before it was seen again.
  tellRefusedMarks();
  void sendMarks();
});

const currentIntent = (owner: VisitorKey, mark: Mark): MarkIntent | undefined => {
  const ledger = markLedgers().find(owner);
  return ledger && intentOf(ledger, mark);
};

/** What the browser or another phone has delivered a second time. The first by its id stays, so that two phones keep the same. */
async function removeSecondRows(client: ApiClient, mark: Mark, rows: readonly string[]): Promise<void> {
  if (services().build.withdrawDuplicates === 'off') return;
  try {
    await removeMarkRows(client, mark, rows.slice().sort().slice(1));
  } catch (problem) {
    // The mark itself is not refused.
    if (!(problem instanceof Refused || problem instanceof Forbidden)) throw problem;
  }
}

/** What throws is looked up by a later run. */
async function sendOne(client: ApiClient, { ledger, intent }: Due): Promise<void> {
  const { mark, isOn } = intent;
  const isGroupRead = ledger.readAtMs[groupOf(mark.kind)] !== undefined;
  const rows = needsLookup(intent, isGroupRead) ? await findMarkRows(client, ledger, mark) : [];
  // The visitor has tapped again during the look-up: nothing of the earlier intent leaves.
  if (currentIntent(ledger, mark)?.isOn !== isOn) return;
  const { now, times } = services();
  const step = nextMarkStep(intent, { isThere: rows.length > 0, nowMs: now(), settleMs: times.settleMs });
  if (step === 'wait') return;
  const startedAtMs = now();
  let answeredAtMs = startedAtMs;
  if (step !== 'confirmed') dispatch(ledger, { type: 'sendStarted', mark, isOn, nowMs: startedAtMs });
  if (step === 'insert') {
    await insertMark(client, ledger, mark);
    answeredAtMs = now();
    // Not answered: it is looked for again, as the intent is still there.
    if (isCounted(mark.kind)) await removeSecondRows(client, mark, await findMarkRows(client, ledger, mark));
  } else if (step === 'remove') {
    await removeMarkRows(client, mark, rows);
    answeredAtMs = now();
  } else if (isOn) await removeSecondRows(client, mark, rows);
  // Not later: a number that is told from here on counts the mark.
  dispatch(ledger, { type: 'confirmed', mark, isOn, nowMs: answeredAtMs });
  if (step !== 'confirmed') readAgain(mark, startedAtMs, answeredAtMs);
}

/** A number that was told while the mark was on its way may count it or not. */
function readAgain({ id }: Mark, startedAtMs: PhoneMs, answeredAtMs: PhoneMs): void {
  void queryClient().invalidateQueries({
    predicate: ({ queryKey, state }) =>
      queryKey.indexOf(id) >= 0 && state.dataUpdatedAt >= startedAtMs && state.dataUpdatedAt <= answeredAtMs,
  });
}
