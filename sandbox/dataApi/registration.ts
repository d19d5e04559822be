import { periodState } from '#domain/exhibition/periodState.ts';
import { randomDigits, randomHex } from '../randomText.ts';
import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { venueText } from '../venueClock.ts';
import { commonFields, ensureAccount, keepPassword } from './accounts.ts';
import { type DataCall, getList, getParams, getPart, getText, isRow, textOf } from './call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeed } from './envelope.ts';

/**
 * `insert/VisitorExhibitionInfo`: one row per person and exhibition. A repeated mobile number is not refused, because
 * the real API has no unique index: the client has to look first.
 */
export async function insertRegistration(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const exhibition = call.records.find('Exhibition', getText(record, 'ExhibitionId'));
  if (!exhibition) throw new BadParameters('the exhibition does not exist');
  getText(record, 'Name');
  const hasContact = Boolean(textOf(record['Mob']) || textOf(record['Email']));
  const isAlong = Boolean(textOf(record['GroupMob']) || textOf(record['GroupEmail']));
  if (!hasContact && !isAlong) throw new BadParameters('Mob or Email is missing');

  const closed = whyClosed(exhibition, channelOf(call.records, record), call.nowMs);
  if (closed) return refuse(resCodes.registrationClosed, closed);

  const full = findFullChoice(call.records, record);
  if (full) return refuse(resCodes.choiceFull, full);

  // A companion without a contact has no account; the person who registered them has the code.
  const { user, writes } = hasContact
    ? ensureAccount(call, record)
    : { user: { RecordId: '', VisitorRecordId: randomHex(24) }, writes: [] };
  const row: Row = {
    ...record,
    ...commonFields(call),
    RecordId: randomHex(24),
    TenantId: exhibition['TenantId'],
    UserId: user['RecordId'],
    VisitorId: user['VisitorRecordId'],
    VoucherCode: freshCode(call.records),
    GroupCode: groupCodeOf(call.records, record),
    ApproveState: exhibition['SignUpNeedsReview'] === true ? '0' : '2',
    SeatNo: '',
    HasFreeZe: false,
  };
  await call.records.save([
    ...writes,
    { collection: 'VisitorExhibitionInfo', recordId: String(row['RecordId']), row },
  ]);
  return succeed(structuredClone(row));
}

/**
 * Overwrites a registration: gives back a booked seat, and sets it to be reviewed again if it was declined or if
 * every registration is reviewed. Fields that the organiser decides are kept.
 */
export function overwriteRegistration(row: Row, setValue: Row, call: DataCall): Row {
  const exhibition = call.records.find('Exhibition', row['ExhibitionId']);
  const isReviewed = row['ApproveState'] === '3' || exhibition?.['SignUpNeedsReview'] === true;
  const own = Object.entries(setValue).filter(([key]) => !organiserFields.includes(key));
  return {
    ...row,
    ...Object.fromEntries(own),
    VoucherCode: row['VoucherCode'],
    GroupCode: row['GroupCode'],
    ApproveState: isReviewed ? '0' : row['ApproveState'],
    SeatNo: '',
    UpdatedAt: venueText(call.nowMs),
  };
}

const organiserFields =
  'ReviewTime ReviewReason ReviewReasonEn ReviewNotes HotelName HotelNameEn RoomNo ConferenceNotes ConferenceNotesEn'.split(
    ' ',
  );

/** As an organiser's system would: state, time, and what is to be completed. */
export function reviewRegistration(row: Row, decision: Row, nowMs: number): Row {
  const state = textOf(decision['state']);
  if (!/^[0-3]$/.test(state)) throw new BadParameters('state must be 0, 1, 2 or 3');
  const notes = Array.isArray(decision['notes']) ? decision['notes'].filter(isRow) : [];
  const isDecided = state === '2' || state === '3';
  return {
    ...row,
    ApproveState: state,
    ...(isDecided && { ReviewTime: venueText(nowMs) }),
    ReviewReason: textOf(decision['reason']),
    ReviewReasonEn: textOf(decision['reasonEn']),
    ReviewNotes: notes,
  };
}

/** `syncDatas/visitor`: accounts with a password, their visitors and, where an exhibition is named, registrations. */
export async function syncVisitors(call: DataCall): Promise<Envelope> {
  const created: Row[] = [];
  for (const record of getList(getParams(call), 'records')) {
    if (!isRow(record)) throw new BadParameters('records must hold objects');
    const { UserPassword, ...person }: Row = { ...record, Mob: record['Mob'] ?? record['UserName'] };
    const { user, writes } = ensureAccount(call, person);
    const password = textOf(UserPassword);
    const kept =
      password && user['UserPassword'] === '' ? { ...user, UserPassword: keepPassword(password) } : user;
    const userId = String(user['RecordId']);
    await call.records.save([...writes, { collection: 'User', recordId: userId, row: kept }]);
    if (!isRegistered(call.records, person, userId)) {
      const inserted = await insertRegistration({ ...call, params: { record: person } });
      if (inserted.resCode !== resCodes.success) return inserted;
    }
    created.push({
      RecordId: userId,
      UserId: userId,
      VisitorRecordId: user['VisitorRecordId'],
      UserName: user['UserName'],
    });
  }
  return succeed(created);
}

/** Registered already, or no exhibition was named. */
function isRegistered(records: Records, person: Row, userId: string): boolean {
  const exhibitionId = textOf(person['ExhibitionId']);
  if (!exhibitionId) return true;
  return records
    .all('VisitorExhibitionInfo')
    .some((row) => row['ExhibitionId'] === exhibitionId && row['UserId'] === userId);
}

function channelOf(records: Records, record: Row): Row | undefined {
  const channelId = textOf(record['ChannelId']);
  if (!channelId) return undefined;
  const channel = records.find('Channel', channelId);
  if (!channel || channel['ExhibitionId'] !== record['ExhibitionId']) {
    throw new BadParameters('the channel is not one of this exhibition');
  }
  return channel;
}

function whyClosed(exhibition: Row, channel: Row | undefined, nowMs: number): string | undefined {
  for (const row of [exhibition, channel]) {
    const [start, end] = [textOf(row?.['SignUpStartTime']), textOf(row?.['SignUpEndTime'])];
    const { state } = periodState(start, end, nowMs);
    if (state === 'notYetOpen') return 'registration has not begun';
    if (state === 'ended') return 'registration has ended';
  }
  if (exhibition['SignUpPaused'] === true) return 'registration is paused';
  if (channel && channel['HasOpen'] !== true) return 'the channel is closed';
  return undefined;
}

/** The chosen time slot, if it is full. */
function findFullChoice(records: Records, record: Row): string | undefined {
  const form = records.all('CustomBasic').find((row) => row['ExhibitionId'] === record['ExhibitionId']);
  for (const field of listOf(form?.['CommonFields'])) {
    const chosen = listOf(field['Options']).find(
      (option) => option['Value'] === record[textOf(field['Key'])],
    );
    if (chosen?.['Full'] === true) return `${textOf(field['Key'])} ${textOf(chosen['Value'])} is full`;
  }
  return undefined;
}

const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** One code for the whole group; '' without a group. */
function groupCodeOf(records: Records, record: Row): string {
  const groupId = textOf(record['GroupId']);
  if (!groupId) return '';
  const first = records
    .all('VisitorExhibitionInfo')
    .find((row) => row['GroupId'] === groupId && row['ExhibitionId'] === record['ExhibitionId']);
  return textOf(first?.['GroupCode']) || freshCode(records);
}

function freshCode(records: Records): string {
  const rows = records.all('VisitorExhibitionInfo');
  const taken = new Set(rows.flatMap((row) => [row['VoucherCode'], row['GroupCode']]));
  let code = randomDigits(12);
  while (taken.has(code)) code = randomDigits(12);
  return code;
}
