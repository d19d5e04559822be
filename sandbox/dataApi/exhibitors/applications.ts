import { mayApply, readExhibitorSetup } from '#domain/exhibition/exhibitorSetup.ts';
import { randomHex } from '#sandbox/randomText.ts';
import type { Records } from '#sandbox/records.ts';
import type { Change, Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { accountTypes, commonFields } from '../accounts.ts';
import { type DataCall, getParams, getPart, getText, isRow, textOf } from '../call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeed } from '../envelope.ts';

const name = 'ExhibitorApplication';
/** What the organiser decides. */
const organiserFields = new Set(['ApproveState', 'ReviewTime', 'ReviewReason', 'Reviews', 'Mob', 'Email']);

/** Assumed of the server: one application for each contact and exhibition, while the organiser takes any. */
export async function insertApplication(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const closed = refusedAsClosed(call, getText(record, 'ExhibitionId'));
  if (closed) return closed;
  const isSame = (row: Row, key: 'Mob' | 'Email') =>
    textOf(record[key]) !== '' && row[key] === record[key] && row['ExhibitionId'] === record['ExhibitionId'];
  if (!textOf(record['Mob']) && !textOf(record['Email'])) throw new BadParameters('Mob or Email is missing');
  const earlier = call.records.all(name).some((row) => isSame(row, 'Mob') || isSame(row, 'Email'));
  if (earlier) return refuse(resCodes.appliedAlready, 'this contact has applied already');
  const row: Row = {
    ...record,
    ...commonFields(call),
    RecordId: randomHex(24),
    ApproveState: '0',
    ReviewTime: '',
    ReviewReason: '',
    Reviews: [],
  };
  await call.records.save([{ collection: name, recordId: String(row['RecordId']), row }]);
  return succeed(structuredClone(row));
}

/**
 * Assumed of the server: a correction is reviewed again; what was approved stays as it is. Who was asked for a correction may
 * send it after the last day as well, and once more where the answer was lost.
 */
export async function updateApplication(call: DataCall): Promise<Envelope> {
  const params = getParams(call);
  const recordId = getText(params, 'recordId');
  const row = call.records.find(name, recordId);
  if (row === undefined) return succeed(0);
  const closed = wasRefused(row) ? undefined : refusedAsClosed(call, textOf(row['ExhibitionId']));
  if (closed) return closed;
  if (row['ApproveState'] === '2') return refuse(resCodes.applicationDecided, 'it was approved');
  const own = Object.entries(getPart(params, 'setValue')).filter(([key]) => !organiserFields.has(key));
  const corrected = { ...row, ...Object.fromEntries(own), ApproveState: '0', ReviewReason: '' };
  await call.records.save([{ collection: name, recordId, row: corrected }]);
  return succeed(1);
}

const wasRefused = ({ ApproveState, Reviews }: Row): boolean =>
  ApproveState === '3' ||
  (Array.isArray(Reviews) && Reviews.some((review) => isRow(review) && review['State'] === '3'));

function refusedAsClosed({ records, nowMs }: DataCall, exhibitionId: string): Envelope | undefined {
  const exhibition = records.find('Exhibition', exhibitionId);
  if (exhibition === undefined) throw new BadParameters('the exhibition does not exist');
  return mayApply(readExhibitorSetup(exhibition), nowMs)
    ? undefined
    : refuse(resCodes.applicationsClosed, 'applications are closed');
}

/** The organiser's decision, kept beside the earlier ones. */
export function reviewApplication(row: Row, decision: Row, nowMs: number): Row {
  const state = textOf(decision['state']);
  if (!/^[0-3]$/.test(state)) throw new BadParameters('state must be 0, 1, 2 or 3');
  const isDecided = state === '2' || state === '3';
  const [time, reason] = [venueText(nowMs), textOf(decision['reason'])];
  const earlier = Array.isArray(row['Reviews']) ? row['Reviews'].filter(isRow) : [];
  return {
    ...row,
    ApproveState: state,
    ReviewReason: reason,
    ...(isDecided && {
      ReviewTime: time,
      Reviews: [...earlier, { Time: time, State: state, Reason: reason }],
    }),
  };
}

/** An approved company takes part, and its contact has an account. */
export function admitted(row: Row, records: Records): readonly Change[] {
  if (row['ApproveState'] !== '2') return [];
  const [exhibitionId, mobile, email] = ['ExhibitionId', 'Mob', 'Email'].map((key) => textOf(row[key]));
  const known = records
    .all('User')
    .find(
      (user) =>
        user['Type'] === accountTypes.exhibitor &&
        (mobile ? user['Phone'] === mobile : user['Email'] === email),
    );
  const exhibitorId = textOf(row['ExhibitorId']) || textOf(known?.['ExhibitorRecordId']) || randomHex(24);
  const takesPart = records
    .all('ExhibitorExhibitionInfo')
    .some((info) => info['ExhibitorId'] === exhibitorId && info['ExhibitionId'] === exhibitionId);
  const { TenantId, CreatedAt, CreatedAtMesc, CompanyName, CompanyNameEn } = row;
  const common = { TenantId, CreatedAt, CreatedAtMesc, CompanyName, CompanyNameEn };
  const change = (collection: string, fields: Row): Change => {
    const recordId = textOf(fields['RecordId']) || randomHex(24);
    return { collection, recordId, row: { RecordId: recordId, ...common, ...fields } };
  };
  const taking = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, ApproveState: '0', BoothNo: '' };
  const account = {
    Type: accountTypes.exhibitor,
    UserName: mobile || email,
    Phone: mobile,
    Email: email,
    UserPassword: '',
    ExhibitorRecordId: exhibitorId,
    Name: row['LinkName'],
    Job: row['Job'],
  };
  return [
    ...(takesPart ? [] : [change('ExhibitorExhibitionInfo', taking)]),
    ...(known ? [] : [change('Exhibitor', { RecordId: exhibitorId }), change('User', account)]),
  ];
}
