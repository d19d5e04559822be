import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { type Mark, type MarkGroup, isSameMark } from './mark.ts';

/** What the visitor wants last of one item, kept until the server is known to agree. */
export interface MarkIntent {
  readonly mark: Mark;
  readonly isOn: boolean;
  /** The latest request whose answer is not known: it may have been carried out, or still be. */
  readonly sent?: { readonly isOn: boolean; readonly atMs: number } | undefined;
}

/** What the server has confirmed of one item. */
export interface MarkChange extends Pick<Mark, 'kind' | 'id'> {
  readonly isOn: boolean;
  readonly atMs: number;
}

/** The marks of one visitor at one exhibition, as this phone knows them. */
export interface MarkLedger {
  readonly exhibitionId: string;
  readonly visitorId: string;
  /** When the server was asked for a whole group; absent as long as none was answered. */
  readonly readAtMs: Readonly<Partial<Record<MarkGroup, number>>>;
  /** What the server holds as far as is known, newest first. */
  readonly stored: readonly Mark[];
  readonly intents: readonly MarkIntent[];
  /** The latest, so that an answer that is older does not undo them. */
  readonly changes: readonly MarkChange[];
  /** Intents that the server has refused, until the visitor has been told. */
  readonly refused: readonly MarkIntent[];
}

export const emptyLedger = ({ exhibitionId, visitorId }: VisitorKey): MarkLedger => ({
  exhibitionId,
  visitorId,
  readAtMs: {},
  stored: [],
  intents: [],
  changes: [],
  refused: [],
});

type Named = Pick<Mark, 'kind' | 'id'>;

export const intentOf = (ledger: MarkLedger, named: Named): MarkIntent | undefined =>
  ledger.intents.find(({ mark }) => isSameMark(mark, named));

export const isStored = (ledger: MarkLedger, named: Named): boolean =>
  ledger.stored.some((mark) => isSameMark(mark, named));

/** As the visitor sees it: what was wanted last, else what the server holds. */
export const isMarked = (ledger: MarkLedger | undefined, named: Named): boolean =>
  ledger !== undefined && (intentOf(ledger, named)?.isOn ?? isStored(ledger, named));

/** All that are marked, newest first. */
export function markedOf(ledger: MarkLedger, kind: Mark['kind']): readonly Mark[] {
  const added = ledger.intents
    .filter(({ mark, isOn }) => isOn && !isStored(ledger, mark))
    .map(({ mark }) => mark)
    .reverse();
  return [...added, ...ledger.stored.filter((mark) => isMarked(ledger, mark))].filter(
    (mark) => mark.kind === kind,
  );
}

/** By how much a number differs that the server told at `readAtMs`: -1, 0 or 1. */
export function countDelta(ledger: MarkLedger | undefined, named: Named, readAtMs: number): number {
  if (ledger === undefined) return 0;
  const later = ledger.changes.filter((change) => isSameMark(change, named) && change.atMs > readAtMs);
  const first = later[0];
  const wasOn = first === undefined ? isStored(ledger, named) : !first.isOn;
  return Number(isMarked(ledger, named)) - Number(wasOn);
}

const lists: readonly (keyof MarkLedger)[] = ['stored', 'intents', 'changes', 'refused'];

/** Whether a stored value can be used as it is. */
export const isMarkLedger = (value: unknown): value is MarkLedger =>
  isServerRow(value) &&
  typeof value['exhibitionId'] === 'string' &&
  typeof value['visitorId'] === 'string' &&
  isServerRow(value['readAtMs']) &&
  lists.every((name) => Array.isArray(value[name]));
