import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { type CardField, cardFields, longest } from './businessCard.ts';

/** `link` and `vcard` are the two codes that another phone reads off the screen; `sent` is a message. */
const ways = ['link', 'vcard', 'sent'] as const;
export type GivenWay = (typeof ways)[number];

/** What the visitor has agreed to give, to whom, and when. */
export interface GivenCard {
  readonly id: string;
  readonly way: GivenWay;
  readonly fields: readonly CardField[];
  /** Written before it was sent, by a page that ended before it knew that the message was kept. */
  readonly isUnsure?: true | undefined;
  /** Only of a card that was sent: who reads a code is not known. */
  readonly to?: { readonly visitorId: string; readonly name: string } | undefined;
  readonly atMs: number;
  /** Epoch milliseconds; of a sent card whose receiver was asked to delete it. */
  readonly withdrawnAtMs?: number | undefined;
  /** Whether it was taken out of the receiver's address book as well; undefined where nothing was there to be withdrawn. */
  readonly isErased?: boolean | undefined;
}

/** A given card that was kept; undefined for anything else. */
export function asGivenCard(value: unknown): GivenCard | undefined {
  if (!isServerRow(value) || typeof value['id'] !== 'string') return undefined;
  const way = ways.find((one) => one === value['way']);
  const { id, fields, to, atMs, withdrawnAtMs, isErased, isUnsure } = value;
  if (way === undefined || !Array.isArray(fields)) return undefined;
  return {
    id,
    way,
    fields: cardFields.filter((field) => fields.indexOf(field) >= 0),
    atMs: Number(atMs) || 0,
    ...(isServerRow(to) && {
      to: { visitorId: readLine(to['visitorId'], 64), name: readLine(to['name'], longest.name) },
    }),
    ...(typeof withdrawnAtMs === 'number' && { withdrawnAtMs }),
    ...(isUnsure === true && { isUnsure: true as const }),
    ...(typeof isErased === 'boolean' && { isErased }),
  };
}

/** A code that is shown all day is one entry of that day, as long as it says the same. */
export const shownCardId = (way: Exclude<GivenWay, 'sent'>, fields: readonly CardField[], atMs: number) =>
  `${way}-${formatVenueTime(atMs, 'yyyyMMdd')}-${cardFields.map((field) => (fields.indexOf(field) >= 0 ? '1' : '0')).join('')}`;
