import type { Row } from '#sandbox/store/store.ts';
import { accountTypes } from '../accounts.ts';
import { type DataCall, getPart, textOf } from '../call.ts';
import { refusedWithoutRight } from './contacts.ts';
import { type Envelope, refuse, resCodes } from '../envelope.ts';

/** Collections whose rows an exhibitor writes. */
const boothCollections: ReadonlySet<string> = new Set([
  'ExhibitorExhibitionInfo',
  'Product',
  'Promotion',
  'LiveList',
  'FileDownloadTask',
  'ExhibitorContact',
  'Calendar',
  'AutoApprovalInvition',
]);

/** Whether a row is an exhibitor's; posts are visitors' and exhibitors'. */
export const isBoothRow = (collection: string, row: Row): boolean =>
  boothCollections.has(collection) || (collection === 'CloudRelease' && textOf(row['ExhibitorId']) !== '');

/** What must never be blank, by collection. */
const required: Readonly<Record<string, readonly string[]>> = {
  ExhibitorExhibitionInfo: ['CompanyName'],
  Product: ['ProductName'],
  Promotion: ['name', 'StartTime', 'EndTime'],
  LiveList: ['Title', 'StartTime'],
  FileDownloadTask: ['Name', 'Url'],
  ExhibitorContact: ['Name'],
  Calendar: ['EStartDate', 'EEndDate', 'EStartTime', 'EEndTime', 'IntervalTime'],
};
const amounts = ['ProductPrice', 'StockNumber', 'MinOrderNumber'] as const;
/** Fields that the organiser decides, or the server counts. */
const counted = new Set(['PVNumber', 'ThumpUpNumber', 'CollectionNumber', 'DownloadNumber']);

/**
 * Assumed of the server: an exhibitor's user changes rows of that exhibitor alone, as far as the contact may, and leaves
 * nothing blank that is needed. Everybody's page counts views; a call without a user comes from the organiser's system.
 */
function checkBoothWrite(call: DataCall, row: Row, setValue: Row, isRemoval = false): Envelope | undefined {
  const isCount = !isRemoval && Object.keys(setValue).every((name) => counted.has(name));
  if (call.userId === '' || isCount) return undefined;
  const user = call.records.find('User', call.userId);
  const exhibitorId = textOf(user?.['ExhibitorRecordId']);
  if (user?.['Type'] !== accountTypes.exhibitor || exhibitorId !== textOf(row['ExhibitorId']))
    return refuse(resCodes.rowOfOthers, 'the row belongs to another exhibitor');
  if ('ExhibitorId' in setValue && setValue['ExhibitorId'] !== exhibitorId)
    return refuse(resCodes.rowOfOthers, 'a row cannot be given to another exhibitor');
  const contact = call.records.find('ExhibitorContact', textOf(user['ContactRecordId']));
  if (contact?.['IsAdmin'] === false)
    return refuse(resCodes.contactWithoutRight, 'this contact may not change the exhibitor');
  if (call.name === 'ExhibitorContact' && setValue['IsAdmin'] === false) {
    const refused = refusedWithoutRight(call, row, textOf(user['ContactRecordId']));
    if (refused !== undefined) return refused;
  }
  return checkContent(call, { ...row, ...setValue });
}

function checkContent(call: DataCall, row: Row): Envelope | undefined {
  const isBlank = (name: string) => textOf(row[name]) === '';
  const missing = (required[call.name] ?? []).find(isBlank);
  if (missing !== undefined) return refuse(resCodes.boothRowIncomplete, `${missing} is missing`);
  const wrong = amounts.find((name) => !/^\d*$/.test(plainOf(row[name])));
  if (wrong !== undefined) return refuse(resCodes.boothRowIncomplete, `${wrong} is no whole number`);
  if (call.name === 'Product') return checkCategories(call, row);
  const hasEnd = textOf(row['EndTime']) !== '';
  const isOver = hasEnd && textOf(row['EndTime']) <= textOf(row['StartTime']);
  return isOver ? refuse(resCodes.boothRowIncomplete, 'it ends before it starts') : undefined;
}

const plainOf = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value));

function checkCategories({ records }: DataCall, row: Row): Envelope | undefined {
  const [firstId, secondId] = [textOf(row['CategoryFirstId']), textOf(row['CategorySecondId'])];
  const second = records.find('CategorySecond', secondId);
  const isFirstGone = firstId !== '' && records.find('CategoryFirst', firstId) === undefined;
  const isSecondWrong = secondId !== '' && second?.['CategoryFirstId'] !== firstId;
  return isFirstGone || isSecondWrong
    ? refuse(resCodes.boothRowIncomplete, 'there is no such category')
    : undefined;
}

/** What the first wrong one of these changes is refused with. */
export function refusedBoothUpdate(call: DataCall, items: readonly Row[]): Envelope | undefined {
  for (const item of items) {
    const row = call.records.find(call.name, textOf(item['recordId']));
    if (row === undefined) {
      if (call.userId !== '' && boothCollections.has(call.name))
        return refuse(resCodes.boothRowGone, 'there is no such row');
      continue;
    }
    if (!isBoothRow(call.name, row)) continue;
    const refused = checkBoothWrite(call, row, getPart(item, 'setValue'));
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Assumed: contacts are removed by another contact with admin rights; other rows of an exhibitor are never removed. */
export function refusedBoothRemoval(call: DataCall, recordIds: readonly string[]): Envelope | undefined {
  if (call.userId === '') return undefined;
  for (const recordId of recordIds) {
    const row = call.records.find(call.name, recordId);
    if (row === undefined || !isBoothRow(call.name, row)) continue;
    const userContact = textOf(call.records.find('User', call.userId)?.['ContactRecordId']);
    const refused = checkBoothWrite(call, row, {}, true) ?? refusedWithoutRight(call, row, userContact);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

export const refusedBoothInsert = (call: DataCall, record: Row): Envelope | undefined =>
  checkBoothWrite(call, record, record);

const inReview = { ApproveState: '1', ReviewReason: '' };

/** Withdrawn or not, and whether a live is on air. */
const marks = new Set(['IsShow', 'State']);

/** Assumed: what an exhibitor changes of its page, a promotion or a live is reviewed by the organiser again; marks are not. */
export function correctedByExhibitor(row: Row, setValue: Row, { userId }: DataCall): Row {
  const isCorrection =
    userId !== '' && Object.keys(setValue).some((name) => !counted.has(name) && !marks.has(name));
  return { ...row, ...setValue, ...(isCorrection && inReview) };
}

/** Assumed: visitors see a promotion or a live of an exhibitor once the organiser has approved it. */
export const newReviewed = (record: Row, { userId }: DataCall): Row =>
  userId === '' ? record : { ...record, ...inReview };
