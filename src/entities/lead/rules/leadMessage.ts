import { shortHash } from '#domain/text/shortHash.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { longestMessage } from '#entities/message/rules/message.ts';
import type { LeadAuthor } from './lead.ts';

/** Why a first message was not sent: a colleague has sent one; no visitor is known under the pass; the server does not take it. */
export type MessageEnd =
  | { readonly kind: 'colleague'; readonly by: string; readonly atMs: number }
  | { readonly kind: 'noVisitor' | 'refused' };

/** The booth's first message to a visitor, as it waits on this phone. */
export interface LeadMessage {
  /** Of the lead's row. */
  readonly key: string;
  /** '' where only a pass was scanned, until the server says whose it is. */
  readonly visitorId: string;
  readonly passCode: string;
  readonly text: string;
  readonly author: LeadAuthor;
  readonly writtenAtMs: number;
  readonly end?: MessageEnd | undefined;
}

interface Parties {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly visitorId: string;
}

/**
 * The client reference of a booth's first message to a visitor: the same on the phone of every contact, so that each finds what a colleague
 * has sent. It has the form that all client references have.
 */
export function firstMessageRef({ exhibitionId, exhibitorId, visitorId }: Parties): string {
  const parts = [exhibitionId, exhibitorId, visitorId].map((part, at) => shortHash(`first ${at} ${part}`));
  const all = shortHash(`first ${exhibitionId} ${exhibitorId} ${visitorId}`);
  return `first-${(all + parts.join('')).padEnd(30, '0').slice(0, 30)}`;
}

const asEnd = (value: unknown): MessageEnd | undefined => {
  if (!isServerRow(value)) return undefined;
  const { kind } = value;
  if (kind === 'colleague') return { kind, by: readLine(value['by']), atMs: Number(value['atMs']) || 0 };
  return kind === 'noVisitor' || kind === 'refused' ? { kind } : undefined;
};

/** A message that was kept; undefined for anything else. */
export function asLeadMessage(value: unknown): LeadMessage | undefined {
  if (!isServerRow(value) || typeof value['key'] !== 'string' || value['key'] === '') return undefined;
  const text = typeof value['text'] === 'string' ? cleanText(value['text'], longestMessage) : '';
  if (text === '') return undefined;
  const author = isServerRow(value['author']) ? value['author'] : {};
  return {
    key: value['key'],
    visitorId: readLine(value['visitorId'], 64),
    passCode: readLine(value['passCode'], 64),
    text,
    author: { id: readLine(author['id']), name: readLine(author['name']) },
    writtenAtMs: Number(value['writtenAtMs']) || 0,
    end: asEnd(value['end']),
  };
}
