import type { TextPair } from '#domain/form/formDefinition.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import type { Voucher } from '../voucher.ts';

/** What a form asks a visitor for beside answers in words. */
export const askedThings = ['document', 'photo', 'proof'] as const;
export type AskedThing = (typeof askedThings)[number];

export interface AskedFor {
  readonly isAsked: boolean;
  /** The labels of the questions that have to be answered and are not. */
  readonly missing: readonly TextPair[];
}

/** Name, days and place may have changed since a ticket was kept. */
export type FairDays = Pick<Voucher['exhibition'], 'StartTime' | 'EndTime' | 'Place' | 'PlaceEn'>;

/** What the organiser's rows say of one registration. Nothing of it tells who it is. */
export interface GateFacts {
  readonly readAtMs: FairMs;
  /** False where it was withdrawn or frozen. */
  readonly isRegistered: boolean;
  readonly hasName: boolean;
  readonly asked: Readonly<Record<AskedThing, AskedFor>>;
  /** The labels of the documents that it holds. */
  readonly documents: readonly TextPair[];
  /** The days that the registration names, `YYYY-MM-DD`; none where it names none. */
  readonly visitDays: readonly string[];
  /** Undefined where the exhibition could not be read. */
  readonly exhibition: FairDays | undefined;
  /** Whether the channel takes registrations; `gone` where the exhibition has it no more. */
  readonly channel: 'open' | 'closed' | 'gone' | 'unknown';
}

/** What this phone has kept for one registration. */
export interface KeptGate {
  readonly facts?: GateFacts | undefined;
  /** The code that was drawn and read back here, and when. */
  readonly read?: { readonly code: string; readonly atMs: FairMs } | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextPair = (value: unknown): value is TextPair =>
  isObject(value) && typeof value['zh'] === 'string' && typeof value['en'] === 'string';

const isAskedFor = (value: unknown): value is AskedFor =>
  isObject(value) &&
  typeof value['isAsked'] === 'boolean' &&
  Array.isArray(value['missing']) &&
  value['missing'].every(isTextPair);

const fairDayFields = ['StartTime', 'EndTime', 'Place', 'PlaceEn'] as const;
const isFairDays = (value: unknown): value is FairDays =>
  isObject(value) && fairDayFields.every((field) => typeof value[field] === 'string');

function isGateFacts(value: unknown): value is GateFacts {
  if (!isObject(value)) return false;
  const { asked, documents, visitDays, exhibition } = value;
  return (
    typeof value['readAtMs'] === 'number' &&
    typeof value['isRegistered'] === 'boolean' &&
    typeof value['hasName'] === 'boolean' &&
    isObject(asked) &&
    askedThings.every((thing) => isAskedFor(asked[thing])) &&
    Array.isArray(documents) &&
    documents.every(isTextPair) &&
    Array.isArray(visitDays) &&
    visitDays.every((day) => typeof day === 'string') &&
    (exhibition === undefined || isFairDays(exhibition)) &&
    ['open', 'closed', 'gone', 'unknown'].indexOf(String(value['channel'])) >= 0
  );
}

/** What an earlier visit has kept; of a text that cannot be read nothing. */
export function keptGateIn(text: string | undefined): KeptGate {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (!isObject(kept)) return {};
    const { facts, read } = kept;
    const isRead = isObject(read) && typeof read['code'] === 'string' && typeof read['atMs'] === 'number';
    return {
      facts: isGateFacts(facts) ? facts : undefined,
      read: isRead ? { code: String(read['code']), atMs: Number(read['atMs']) } : undefined,
    };
  } catch {
    return {};
  }
}

/** Days and place as they are known last: of the organiser's row, where it tells them, else of the ticket. */
export function latestDays(
  { exhibition }: Pick<Voucher, 'exhibition'>,
  facts: GateFacts | undefined,
): FairDays {
  const { StartTime = '', EndTime = '', Place = '', PlaceEn = '' } = facts?.exhibition ?? {};
  if (StartTime === '') return exhibition;
  return {
    StartTime,
    EndTime,
    Place: Place || exhibition.Place,
    PlaceEn: PlaceEn || exhibition.PlaceEn,
  };
}

/** Whether days or place on a ticket are others than those that are known last. */
export function hasMoved({ exhibition }: Pick<Voucher, 'exhibition'>, facts: GateFacts | undefined): boolean {
  const latest = latestDays({ exhibition }, facts);
  return fairDayFields.some((field) => exhibition[field] !== '' && exhibition[field] !== latest[field]);
}
