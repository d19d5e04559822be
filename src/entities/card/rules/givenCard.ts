import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { type CardField, cardFields, longest } from './businessCard.ts';

/** `link` and `vcard` are the two codes that another phone reads off the screen, `both` of them one after the other; `sent` is a message. */
const ways = ['link', 'vcard', 'both', 'sent'] as const;
export type GivenWay = (typeof ways)[number];
export type ShownWay = Exclude<GivenWay, 'sent'>;

/**
 * Of a message that is not known to have arrived: it waits in the outbox, the server has refused it, or neither the outbox nor the server
 * has it.
 */
const deliveries = ['waiting', 'refused', 'unsure'] as const;
export type Delivery = (typeof deliveries)[number];

/** What the visitor has agreed to give, to whom, and when. */
export interface GivenCard {
  readonly id: string;
  readonly way: GivenWay;
  readonly fields: readonly CardField[];
  /** Only of a card that was sent; undefined once it has arrived. */
  readonly delivery?: Delivery | undefined;
  /** Only of a card that was sent: who reads a code is not known. */
  readonly to?: { readonly visitorId: string; readonly name: string } | undefined;
  readonly atMs: number;
  /** Epoch milliseconds; of a sent card whose receiver was asked to delete it. */
  readonly withdrawnAtMs?: number | undefined;
  /** Whether it was taken out of the receiver's address book as well; undefined where nothing was there to be withdrawn. */
  readonly isErased?: boolean | undefined;
  /** The message that asks the receiver to delete it. */
  readonly request?: GivenRequest | undefined;
}

export interface GivenRequest {
  /** Of the message. */
  readonly id: string;
  /** Undefined once it has arrived. */
  readonly delivery?: Delivery | undefined;
}

const deliveryIn = (value: unknown) => deliveries.find((one) => one === value);

/** Whether it cannot be said to have arrived, and nothing sends it any more without a tap. */
export const isStuck = (delivery: Delivery | undefined): boolean =>
  delivery === 'refused' || delivery === 'unsure';

/** It was not given: the server has refused its message. */
export const isNotDelivered = ({ delivery, withdrawnAtMs }: GivenCard): boolean =>
  delivery === 'refused' && withdrawnAtMs === undefined;

/** A given card that was kept; undefined for anything else. */
export function asGivenCard(value: unknown): GivenCard | undefined {
  if (!isServerRow(value) || typeof value['id'] !== 'string') return undefined;
  const way = ways.find((one) => one === value['way']);
  const { id, fields, to, atMs, withdrawnAtMs, isErased, isUnsure, request } = value;
  if (way === undefined || !Array.isArray(fields)) return undefined;
  // Version 1.0 has written `isUnsure`.
  const delivery = isUnsure === true ? 'unsure' : deliveryIn(value['delivery']);
  const asked = isServerRow(request) && typeof request['id'] === 'string' ? request['id'] : undefined;
  const requestDelivery = isServerRow(request) ? deliveryIn(request['delivery']) : undefined;
  return {
    id,
    way,
    fields: cardFields.filter((field) => fields.indexOf(field) >= 0),
    atMs: Number(atMs) || 0,
    ...(isServerRow(to) && {
      to: { visitorId: readLine(to['visitorId'], 64), name: readLine(to['name'], longest.name) },
    }),
    ...(typeof withdrawnAtMs === 'number' && { withdrawnAtMs }),
    ...(delivery !== undefined && { delivery }),
    ...(typeof isErased === 'boolean' && { isErased }),
    ...(asked !== undefined && {
      request: { id: asked, ...(requestDelivery !== undefined && { delivery: requestDelivery }) },
    }),
  };
}

/** A code that is shown all day is one entry of that day, as long as it says the same. */
export const shownCardId = (way: ShownWay, fields: readonly CardField[], atMs: number) =>
  `${way}-${formatVenueTime(atMs, 'yyyyMMdd')}-${cardFields.map((field) => (fields.indexOf(field) >= 0 ? '1' : '0')).join('')}`;
