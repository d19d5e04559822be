import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readFlag, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';

/** Who gets a notice: all who have registered, those who have checked in, those of some channels (ids between commas), or all exhibitors. */
export type NoticeAudience = 'visitors' | 'checkedIn' | 'exhibitors' | `channel/${string}`;

const channelPrefix = 'channel/';

/** @param channelIds at least one */
const audienceOfChannels = (channelIds: readonly string[]): NoticeAudience =>
  `${channelPrefix}${channelIds.join(',')}`;

/** Empty for an audience that is not made of channels. */
export const channelsOfAudience = (audience: NoticeAudience): readonly string[] =>
  audience.indexOf(channelPrefix) === 0 ? audience.slice(channelPrefix.length).split(',') : [];

/**
 * Undefined for what names no audience, as before one is chosen.
 * @param channels the chosen ones, where the answer says that there are some
 */
export function readAudience(answer: unknown, channels: unknown): NoticeAudience | undefined {
  if (answer === 'visitors' || answer === 'exhibitors' || answer === 'checkedIn') return answer;
  if (answer !== 'channels' || !Array.isArray(channels)) return undefined;
  const ids = channels.filter(isRecordId);
  return ids.length > 0 ? audienceOfChannels(ids) : undefined;
}

/** A notice as the organisers of its exhibition see it. English texts are '' where it was written in Chinese alone. */
export interface SentNotice {
  readonly RecordId: string;
  readonly audience: NoticeAudience;
  readonly title: TextPair;
  readonly text: TextPair;
  /** Addresses; '' for none. */
  readonly picture: string;
  readonly link: string;
  /** Before it only organisers see the notice; epoch milliseconds by the server's clock. */
  readonly fromMs: number | undefined;
  /** When it was taken back, epoch milliseconds; undefined for one that stands. */
  readonly withdrawnMs: number | undefined;
  /** Epoch milliseconds by the server's clock; undefined where it told none. */
  readonly atMs: number | undefined;
}

/** Characters of a text in one language, as a reader reads them. */
export const longestNotice = 5_000;
const longestAddress = 2_000;

/** Undefined for a message that is no notice. */
export function readSentNotice(row: unknown): SentNotice | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const audience = audienceOfRow(row);
  if (audience === undefined) return undefined;
  const textOf = (key: string) => (typeof row[key] === 'string' ? cleanText(row[key], longestNotice) : '');
  const momentOf = (key: string) => (typeof row[key] === 'number' ? row[key] : undefined);
  return {
    RecordId: row['RecordId'],
    audience,
    title: { zh: readLine(row['Title']), en: readLine(row['TitleEn']) },
    text: { zh: textOf('Content'), en: textOf('ContentEn') },
    picture: readLine(row['Picture'], longestAddress),
    link: readLine(row['LinkInfo'], longestAddress),
    fromMs: momentOf('ShowFrom'),
    withdrawnMs: momentOf('WithdrawnAt'),
    atMs: momentOf('CreatedAtMesc'),
  };
}

function audienceOfRow(row: ServerRow): NoticeAudience | undefined {
  if (readFlag(row['ToAllVisitor'])) return 'visitors';
  if (readFlag(row['ToCheckedIn'])) return 'checkedIn';
  if (readFlag(row['ToAllExhibitor'])) return 'exhibitors';
  const { ToChannels } = row;
  const several = Array.isArray(ToChannels) ? ToChannels.map(readReference) : [];
  const ids = [readReference(row['ToChannel']), ...several].filter((id) => id !== '');
  return ids.length > 0 ? audienceOfChannels(ids) : undefined;
}
