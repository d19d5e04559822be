import type { FairMs } from '#domain/time/clocks.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { channelsOfAudience, type NoticeAudience } from '../rules/notice.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';

export interface NewNotice {
  readonly exhibitionId: string;
  /** The organisation of the exhibition, in whose name the notice comes. */
  readonly senderId: string;
  readonly audience: NoticeAudience;
  readonly title: TextPair;
  /** `en` is '' where it was written in Chinese alone, as of the title. */
  readonly text: TextPair;
  /** '' for none. */
  readonly picture: string;
  readonly link: string;
  /** Undefined for one that is shown as soon as it is sent. */
  readonly fromMs: number | undefined;
  readonly clientRef: string;
  readonly writtenAtMs: FairMs;
}

/** Seen in other clients: from the organiser to visitors, and to exhibitors. */
const types = { visitors: '3', exhibitors: '4' } as const;

/** The row as it travels. Assumed: one row for all who get it, its second language, its audiences beside `ToAllVisitor`, `Picture` beside a text, and `ShowFrom`. */
export function noticeRecord(notice: NewNotice): ServerRow {
  const { audience, title, text } = notice;
  const channelIds = channelsOfAudience(audience);
  return {
    ExhibitionId: notice.exhibitionId,
    Type: audience === 'exhibitors' ? types.exhibitors : types.visitors,
    BusinessType: 'text',
    OrganizationSender: notice.senderId,
    ...(audience === 'visitors' && { ToAllVisitor: true }),
    ...(audience === 'exhibitors' && { ToAllExhibitor: true }),
    ...(audience === 'checkedIn' && { ToCheckedIn: true }),
    ...(channelIds.length === 1 && { ToChannel: channelIds[0] }),
    ...(channelIds.length > 1 && { ToChannels: channelIds }),
    Title: title.zh,
    Content: text.zh,
    ...(text.en !== '' && { TitleEn: title.en, ContentEn: text.en }),
    ...(notice.picture !== '' && { Picture: notice.picture }),
    ...(notice.link !== '' && { LinkInfo: notice.link }),
    ...(notice.fromMs !== undefined && { ShowFrom: notice.fromMs }),
    ClientRef: notice.clientRef,
    ClientTime: notice.writtenAtMs,
  };
}

/** What the server says no with. Assumed. */
export const noticeRefusals: Readonly<Record<number, 'notOrganiser' | 'audienceGone' | 'tooLong'>> = {
  1401: 'tooLong',
  2015: 'notOrganiser',
  2019: 'audienceGone',
};

/** Sends a notice once, on behalf of the organiser's user; never throws for what the network or the server does. */
export const insertNotice = (client: ApiClient, record: ServerRow, userId: string): Promise<SentOnce> =>
  outcomeOf(client.write('/data/insert/MessageInfo', { record }, { userId }));

/**
 * Takes a notice back; its readers then see that it was. Assumed: only an organiser of the exhibition may.
 * @param atMs by the server's clock
 */
export const withdrawNotice = (
  client: ApiClient,
  recordId: string,
  { userId, atMs }: { readonly userId: string; readonly atMs: FairMs },
): Promise<SentOnce> => {
  if (!recordId) throw new Error('a notice is taken back without its RecordId');
  const setValue = { WithdrawnAt: atMs, WithdrawnBy: userId };
  return outcomeOf(client.write('/data/update/MessageInfo', { recordId, setValue }, { userId }));
};
