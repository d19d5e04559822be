import type { Answers, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { textIn, typedMoment } from './contentAnswers.ts';

/** What an organiser changes of a channel: when one can register through it, and what is read while it is paused. */
export interface ChangedChannel {
  readonly SignUpStartTime: string;
  readonly SignUpEndTime: string;
  readonly ClosedReason: string;
  readonly ClosedReasonEn: string;
}

export type ChannelField = keyof ChangedChannel;

const moments = ['SignUpStartTime', 'SignUpEndTime'] as const;
const texts = ['ClosedReason', 'ClosedReasonEn'] as const;
const longestReason = 200;

export function channelForm(
  text: (key: ChannelField) => TextPair,
  hint: (key: ChannelField) => TextPair,
): FormDefinition {
  const ask = (
    key: ChannelField,
    type: FieldDefinition['type'],
    more: Partial<FieldDefinition> = {},
  ): FieldDefinition => ({ key, type, label: text(key), required: false, ...more });
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      ...moments.map((key) => ask(key, 'dateTime', { hint: hint(key) })),
      ...texts.map((key) => ask(key, 'text', { max: longestReason })),
    ],
  };
}

export const channelAnswers = (row: ChangedChannel): Answers => ({
  SignUpStartTime: typedMoment(row.SignUpStartTime),
  SignUpEndTime: typedMoment(row.SignUpEndTime),
  ClosedReason: row.ClosedReason,
  ClosedReasonEn: row.ClosedReasonEn,
});

const typedTime = (answers: Answers, key: ChannelField) => textIn(answers, key).replace('T', ' ');

/** The fields that the answers make something else, as the server keeps them. */
export function channelChanges(answers: Answers, row: ChangedChannel): ServerRow {
  const changes: Record<string, unknown> = {};
  for (const key of moments) {
    const answer = typedTime(answers, key);
    if (answer !== typedMoment(row[key])) changes[key] = answer === '' ? '' : `${answer}:00`;
  }
  for (const key of texts) if (textIn(answers, key) !== row[key]) changes[key] = textIn(answers, key);
  return changes;
}

/** Times are as typed, so that texts compare. */
export function closesBeforeOpening(answers: Answers): boolean {
  const [start, end] = [typedTime(answers, 'SignUpStartTime'), typedTime(answers, 'SignUpEndTime')];
  return start !== '' && end !== '' && end <= start;
}

/** What may be meant, but is asked about. */
export type ChannelDoubt = 'closesNow' | 'notYetOpen';

/** @param nowMs by the server's clock */
export function channelDoubts(answers: Answers, row: ChangedChannel, nowMs: number): readonly ChannelDoubt[] {
  const changes = channelChanges(answers, row);
  const now = formatVenueTime(nowMs);
  const [start, end] = [typedTime(answers, 'SignUpStartTime'), typedTime(answers, 'SignUpEndTime')];
  return [
    ...(changes['SignUpEndTime'] !== undefined && end !== '' && end <= now ? (['closesNow'] as const) : []),
    ...(changes['SignUpStartTime'] !== undefined && start > now ? (['notYetOpen'] as const) : []),
  ];
}
