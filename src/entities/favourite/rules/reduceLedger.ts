import type { PhoneMs } from '#domain/time/clocks.ts';
import { groupOf, isSameMark, type Mark, type MarkGroup } from './mark.ts';
import { intentOf, isStored, type MarkChange, type MarkIntent, type MarkLedger } from './markLedger.ts';

export type LedgerEvent =
  /** The visitor taps. */
  | { readonly type: 'wanted'; readonly mark: Mark; readonly isOn: boolean }
  /** Written before a request leaves. */
  | { readonly type: 'sendStarted'; readonly mark: Mark; readonly isOn: boolean; readonly nowMs: PhoneMs }
  /** An answer or a look-up has proven what the server holds. */
  | { readonly type: 'confirmed'; readonly mark: Mark; readonly isOn: boolean; readonly nowMs: PhoneMs }
  | { readonly type: 'refused'; readonly mark: Mark; readonly isOn: boolean }
  | {
      readonly type: 'read';
      readonly group: MarkGroup;
      readonly rows: readonly Mark[];
      readonly askedAtMs: number;
    }
  /** Rows that describe marked items were read. */
  | { readonly type: 'described'; readonly marks: readonly Mark[] }
  | { readonly type: 'told' };

const mostChanges = 50;

/** Per item only the last intent counts, and one that changes nothing is not kept. */
export function reduceLedger(ledger: MarkLedger, event: LedgerEvent): MarkLedger {
  switch (event.type) {
    case 'wanted':
      return want(ledger, event.mark, event.isOn);
    case 'sendStarted':
      return changeIntent(ledger, event.mark, (intent) => ({
        ...intent,
        sent: { isOn: event.isOn, atMs: event.nowMs },
      }));
    case 'confirmed':
      return confirm(ledger, event);
    case 'refused':
      return refuse(ledger, event.mark, event.isOn);
    case 'read':
      return read(ledger, event);
    case 'described':
      return describe(ledger, event.marks);
    case 'told':
      return { ...ledger, refused: [] };
  }
}

const otherThan = (mark: Mark) => (other: Pick<Mark, 'kind' | 'id'>) => !isSameMark(other, mark);

const withoutIntent = (ledger: MarkLedger, mark: Mark): MarkLedger => ({
  ...ledger,
  intents: ledger.intents.filter((intent) => otherThan(mark)(intent.mark)),
});

function changeIntent(
  ledger: MarkLedger,
  mark: Mark,
  change: (intent: MarkIntent) => MarkIntent,
): MarkLedger {
  const intents = ledger.intents.map((intent) => (isSameMark(intent.mark, mark) ? change(intent) : intent));
  return { ...ledger, intents };
}

function want(ledger: MarkLedger, mark: Mark, isOn: boolean): MarkLedger {
  const earlier = intentOf(ledger, mark);
  const rest = withoutIntent(ledger, mark);
  // What is on its way must be followed up, whatever the visitor wants now.
  if (earlier?.sent === undefined && isOn === isStored(ledger, mark)) return rest;
  return { ...rest, intents: [...rest.intents, { mark, isOn, sent: earlier?.sent }] };
}

function confirm(
  ledger: MarkLedger,
  { mark, isOn, nowMs }: Extract<LedgerEvent, { type: 'confirmed' }>,
): MarkLedger {
  const others = ledger.stored.filter(otherThan(mark));
  const wasOn = isStored(ledger, mark);
  // A list that was read meanwhile may hold the row already; the number beside it was told before it was sent.
  const sent = wasOn === isOn ? intentOf(ledger, mark)?.sent : undefined;
  const isKnown = wasOn === isOn && sent?.isOn !== isOn;
  const change: MarkChange = { kind: mark.kind, id: mark.id, isOn, atMs: sent?.atMs ?? nowMs };
  const known: MarkLedger = {
    ...ledger,
    stored: isOn ? [mark, ...others] : others,
    changes: isKnown ? ledger.changes : [...ledger.changes, change].slice(-mostChanges),
  };
  return intentOf(known, mark)?.isOn === isOn
    ? withoutIntent(known, mark)
    : changeIntent(known, mark, (intent) => ({ mark: intent.mark, isOn: intent.isOn }));
}

function refuse(ledger: MarkLedger, mark: Mark, isOn: boolean): MarkLedger {
  const intent = intentOf(ledger, mark);
  const rest = withoutIntent(ledger, mark);
  // The visitor has gone back to what the server holds in the meantime: there is nothing to tell.
  return intent?.isOn === isOn ? { ...rest, refused: [...rest.refused, { mark, isOn }] } : rest;
}

function read(
  ledger: MarkLedger,
  { group, rows, askedAtMs }: Extract<LedgerEvent, { type: 'read' }>,
): MarkLedger {
  const isRead = ({ kind }: Pick<Mark, 'kind'>) => groupOf(kind) === group;
  const newer = ledger.changes.filter((change) => isRead(change) && change.atMs >= askedAtMs);
  const lastOf = (mark: Mark) => newer.filter((change) => isSameMark(change, mark)).pop();
  const found = rows.filter((mark) => lastOf(mark)?.isOn !== false);
  const missed = ledger.stored.filter((mark) => lastOf(mark)?.isOn === true && found.every(otherThan(mark)));
  const summaryOf = (mark: Mark) => ledger.stored.find((known) => isSameMark(known, mark))?.summary;
  const others = ledger.stored.filter((mark) => !isRead(mark));
  const known: MarkLedger = {
    ...ledger,
    readAtMs: { ...ledger.readAtMs, [group]: askedAtMs },
    stored: [...missed, ...unique(found).map((mark) => ({ ...mark, summary: summaryOf(mark) })), ...others],
  };
  const isOpen = ({ mark, isOn, sent }: MarkIntent) => sent !== undefined || isOn !== isStored(known, mark);
  return { ...known, intents: known.intents.filter(isOpen) };
}

/** Two phones can have made a row each. */
const unique = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark, at) => marks.findIndex((other) => isSameMark(other, mark)) === at);

function describe(ledger: MarkLedger, described: readonly Mark[]): MarkLedger {
  const withSummary = (mark: Mark): Mark => {
    const summary = described.find((other) => isSameMark(other, mark))?.summary;
    return summary === undefined ? mark : { ...mark, summary };
  };
  return {
    ...ledger,
    stored: ledger.stored.map(withSummary),
    intents: ledger.intents.map((intent) => ({ ...intent, mark: withSummary(intent.mark) })),
  };
}
