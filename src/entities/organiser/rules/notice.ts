import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readFlag, readLine, readReference } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';

/** Who gets a notice: all who have registered, those of one channel, or all exhibitors. */
export type NoticeAudience = 'visitors' | 'exhibitors' | `channel/${string}`;

const channelPrefix = 'channel/';

export const audienceOfChannel = (channelId: string): NoticeAudience => `${channelPrefix}${channelId}`;

/** Undefined for an audience that is no channel. */
export const channelOfAudience = (audience: NoticeAudience): string | undefined =>
  audience.indexOf(channelPrefix) === 0 ? audience.slice(channelPrefix.length) : undefined;

/** Undefined for what names no audience, as before one is chosen. */
export function readAudience(answer: unknown): NoticeAudience | undefined {
  if (answer === 'visitors' || answer === 'exhibitors') return answer;
  if (typeof answer !== 'string' || answer.indexOf(channelPrefix) !== 0) return undefined;
  const channelId = answer.slice(channelPrefix.length);
  return isRecordId(channelId) ? audienceOfChannel(channelId) : undefined;
}

/** A notice as the organisers of its exhibition see it. English texts are '' where it was written in Chinese alone. */
export interface SentNotice {
  readonly RecordId: string;
  readonly audience: NoticeAudience;
  readonly title: TextPair;
  readonly text: TextPair;
  /** Epoch milliseconds by the server's clock; undefined where it told none. */
  readonly atMs: number | undefined;
}

const longestText = 5_000;

/** Undefined for a message that is no notice. */
export function readSentNotice(row: unknown): SentNotice | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const channelId = readReference(row['ToChannel']);
  const audience = readFlag(row['ToAllVisitor'])
    ? 'visitors'
    : readFlag(row['ToAllExhibitor'])
      ? 'exhibitors'
      : channelId === ''
        ? undefined
        : audienceOfChannel(channelId);
  if (audience === undefined) return undefined;
  const textOf = (key: string) => (typeof row[key] === 'string' ? cleanText(row[key], longestText) : '');
  const { CreatedAtMesc: atMs } = row;
  return {
    RecordId: row['RecordId'],
    audience,
    title: { zh: readLine(row['Title']), en: readLine(row['TitleEn']) },
    text: { zh: textOf('Content'), en: textOf('ContentEn') },
    atMs: typeof atMs === 'number' ? atMs : undefined,
  };
}
