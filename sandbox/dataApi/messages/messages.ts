import { codePointCount } from '#domain/text/cleanText.ts';
import { risingId } from '#sandbox/randomText.ts';
import type { Records } from '#sandbox/records.ts';
import type { Change, Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { commonFields } from '../accounts.ts';
import { type DataCall, getParams, getPart, textOf } from '../call.ts';
import { isOrganiserOf } from '../organiser/organiserWrites.ts';
import { type Envelope, refuse, resCodes, succeed } from '../envelope.ts';

const collection = 'MessageInfo';
const blocks = 'SandboxBlock';
const longest = 2_000;
const longestNotice = 5_000;
/** After what time an exhibitor reads and answers, by the sandbox's clock. */
const readAfterMs = 2_000;
const answerAfterMs = 4_000;

const answers = {
  zh: [
    '您好，感谢留言！请问大概需要多少数量？',
    '收到，我们的工程师稍后回复您。',
    '欢迎到展位面谈，随时都有人。',
  ],
  en: [
    'Hello, thank you for writing! Roughly how many do you need?',
    'Received. One of our engineers will reply shortly.',
    'You are welcome at our booth at any time.',
  ],
} as const;

/** `insert/MessageInfo`: an exhibitor who is written to answers a first message, and one that asks something. */
export async function insertMessage(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const [visitorId, exhibitorId] = [textOf(record['VisitorSender']), textOf(record['ExhibitorReceiver'])];
  const most = textOf(record['OrganizationSender']) === '' ? longest : longestNotice;
  if (['Content', 'ContentEn'].some((name) => codePointCount(textOf(record[name])) > most))
    return refuse(resCodes.messageTooLong, 'too long');
  const refused = refusedNotice(call, record);
  if (refused) return refused;
  if (isBlocked(call.records, exhibitorId, visitorId))
    return refuse(resCodes.messageBlocked, 'the receiver takes no messages from you');
  if (!hasItsFile(record))
    return refuse(resCodes.messageWithoutFile, 'a picture or a file needs its address');
  const row = messageRow(call, { ...record, State: '0' });
  const isAnswered = exhibitorId !== '' && visitorId !== '';
  const answer = isAnswered ? answerTo(call, record) : undefined;
  const stored = isAnswered ? { ...row, ReadAtMs: call.nowMs + readAfterMs } : row;
  await call.records.save([stored, answer].filter((one) => one !== undefined).map(write));
  return succeed(outside(stored, call.nowMs));
}

/** Assumed: only an organiser of the exhibition speaks in the name of its organisation, and to a channel that it has. */
function refusedNotice(call: DataCall, record: Row): Envelope | undefined {
  if (textOf(record['OrganizationSender']) === '') return undefined;
  const exhibitionId = record['ExhibitionId'];
  if (!isOrganiserOf(call.records, call.userId, exhibitionId))
    return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
  const { ToChannels } = record;
  const several = Array.isArray(ToChannels) ? ToChannels.map(textOf) : [];
  const channelIds = [textOf(record['ToChannel']), ...several].filter((id) => id !== '');
  return channelIds.every((id) => call.records.find('Channel', id)?.['ExhibitionId'] === exhibitionId)
    ? undefined
    : refuse(resCodes.noSuchAudience, 'the exhibition has no such channel');
}

/** What is sent as a picture or a file says where it lies. */
const hasItsFile = (record: Row): boolean =>
  record['BusinessType'] === 'picture'
    ? textOf(record['Picture']) !== ''
    : record['BusinessType'] !== 'file' || textOf(record['LinkInfo']) !== '';

/** `insert/EnquiryRecord`: an exhibitor sees it after a while. */
export async function insertEnquiry(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const stored: Row = { ...messageRow(call, { ...record, State: '0' }), ReadAtMs: call.nowMs + readAfterMs };
  await call.records.save([
    { collection: 'EnquiryRecord', recordId: String(stored['RecordId']), row: stored },
  ]);
  return succeed(outside(stored, call.nowMs));
}

function answerTo(call: DataCall, record: Row): Row | undefined {
  const text = textOf(record['Content']);
  const exhibitorId = record['ExhibitorReceiver'];
  const earlier = call.records
    .all(collection, { exhibitions: [textOf(record['ExhibitionId'])] })
    .filter(
      (row) => row['ExhibitorSender'] === exhibitorId && row['VisitorReceiver'] === record['VisitorSender'],
    );
  if (earlier.length > 0 && !/[?？]/.test(text)) return undefined;
  const words = /[\u4e00-\u9fff]/.test(text) ? answers.zh : answers.en;
  return messageRow(
    { ...call, nowMs: call.nowMs + answerAfterMs },
    {
      ExhibitionId: record['ExhibitionId'],
      Type: '1',
      BusinessType: 'text',
      State: '0',
      Content: words[earlier.length % words.length],
      ExhibitorSender: exhibitorId,
      VisitorReceiver: record['VisitorSender'],
    },
  );
}

const messageRow = (call: DataCall, record: Row): Row => ({
  ...record,
  ...commonFields(call),
  RecordId: risingId(call.nowMs),
});

const write = (row: Row): Change => ({ collection, recordId: String(row['RecordId']), row });

/** As they have arrived by now, and whether they were read by now. Assumed: what is to come of a notice, and what one that was taken back said, is told to organisers alone. */
export function arrivedMessages(rows: readonly Row[], { records, userId, nowMs }: DataCall): Row[] {
  const isOrganiser = (row: Row) => isOrganiserOf(records, userId, row['ExhibitionId']);
  const isShown = (row: Row) => Number(row['ShowFrom'] ?? 0) <= nowMs || isOrganiser(row);
  return rows
    .filter((row) => Number(row['CreatedAtMesc'] ?? 0) <= nowMs && isShown(row))
    .map((row) => outside(row['WithdrawnAt'] === undefined || isOrganiser(row) ? row : emptied(row), nowMs));
}

const emptied = (row: Row): Row => ({
  ...row,
  Title: '',
  Content: '',
  TitleEn: '',
  ContentEn: '',
  Picture: '',
  LinkInfo: '',
});

/** Assumed: only an organiser of the exhibition takes a notice back. */
export function refusedWithdrawal(call: DataCall, items: readonly Row[]): Envelope | undefined {
  for (const item of items) {
    if (getPart(item, 'setValue')['WithdrawnAt'] === undefined) continue;
    const row = call.records.find(collection, item['recordId']);
    if (!isOrganiserOf(call.records, call.userId, row?.['ExhibitionId']))
      return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
  }
  return undefined;
}

function outside({ ReadAtMs, ...row }: Row, nowMs: number): Row {
  // What was decided about it in the meantime stands.
  const isUnread = textOf(row['State']) === '0';
  return isUnread && typeof ReadAtMs === 'number' && ReadAtMs <= nowMs ? { ...row, State: '1' } : row;
}

const isBlocked = (records: Records, exhibitorId: string, visitorId: string) =>
  records.all(blocks).some((row) => row['ExhibitorId'] === exhibitorId && row['VisitorId'] === visitorId);

/**
 * What an exhibitor does on the sandbox's own page: `{exhibitionId, exhibitorId, visitorId}` with `text`, and where it is more than words
 * with `business`, `title`, `link` and `picture`; or with `block` on or off.
 */
export async function actAsExhibitor(records: Records, wish: Row, nowMs: number): Promise<Row> {
  const [exhibitionId, exhibitorId, visitorId] = ['exhibitionId', 'exhibitorId', 'visitorId'].map((name) =>
    textOf(wish[name]),
  );
  if (wish['block'] !== undefined) {
    const recordId = `${exhibitorId}/${visitorId}`;
    const row = wish['block'] === 'on' ? { ExhibitorId: exhibitorId, VisitorId: visitorId } : null;
    await records.save([{ collection: blocks, recordId, row }]);
    return row ?? {};
  }
  const row: Row = {
    RecordId: risingId(nowMs),
    TenantId: '',
    CreatedAt: venueText(nowMs),
    CreatedAtMesc: nowMs,
    ExhibitionId: exhibitionId,
    Type: '1',
    BusinessType: textOf(wish['business']) || 'text',
    State: '0',
    Title: textOf(wish['title']),
    Content: textOf(wish['text']),
    LinkInfo: textOf(wish['link']),
    Picture: textOf(wish['picture']),
    ExhibitorSender: exhibitorId,
    VisitorReceiver: visitorId,
  };
  await records.save([write(row)]);
  return row;
}
