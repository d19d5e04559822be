import { randomHex } from '../randomText.ts';
import type { Change, Row } from '../store/store.ts';
import { commonFields, keepPassword } from './accounts.ts';
import { insertAppointment, updateAppointment } from './appointments/appointments.ts';
import { shownAppointments } from './appointments/shownAppointments.ts';
import { type DataCall, getList, getParams, getPart, getText, isRow } from './call.ts';
import { filterRows, sortRows, takePage } from './condition.ts';
import { BadParameters, type Envelope, succeed, succeedWithRows } from './envelope.ts';
import { attachChildren, copyForOutside, expandReferences } from './expansion.ts';
import { insertRegistration } from './registration.ts';
import { countMark } from './marks.ts';
import { insertOrder, insertSalesRecord, updateOrder } from './orders/orders.ts';
import { insertApplication, updateApplication } from './exhibitors/applications.ts';
import {
  isBoothRow,
  newReviewed,
  refusedBoothInsert,
  refusedBoothRemoval,
  refusedBoothUpdate,
} from './exhibitors/boothRows.ts';
import { scopeOf } from './scopeOf.ts';
import { newPost } from './supply/supplyPosts.ts';
import { insertCheckIn } from './checkIn.ts';
import { refusedAnswer, refusedCommentRemoval } from './messages/exhibitorAnswers.ts';
import { arrivedMessages, insertEnquiry, insertMessage } from './messages/messages.ts';
import { decideRow } from './organiser/decideRow.ts';
import { isContentChange, refusedContentChange } from './organiser/contentWrites.ts';
import { insertIdCard } from './organiser/idCards.ts';
import { ownExhibitions } from './organiser/organiserWrites.ts';
import { overwrites, refusedUpdates } from './updateRules.ts';
import { shown } from './teams/shownTeams.ts';
import { insertMember, insertTeam, removeTeam, updateMember, updateTeam } from './teams/teams.ts';

type Verb = (call: DataCall) => Envelope | Promise<Envelope>;

/** Rows about people: nothing of them is given out, or changed, without saying whose. */
const aboutPeople = new Set(
  'VisitorExhibitionInfo Visitor SignInRecord TeamMember QuestionnaireAnswer VoteRecordInfo MeetingRecordInfo CollectionInfo SearchHistoryRecord VisitInfo ConnectUs ExhibitorHelp MessageInfo EnquiryRecord InvitationInfo Order ShoppingCart Address SalesServiceRecord LogisticsInfo AddressBook IdCardInfo ExhibitorApplication DocumentViewRecord'.split(
    ' ',
  ),
);

const insertReviewed: Verb = (call) => insert(call, newReviewed(getPart(getParams(call), 'record'), call));

/** Collections with their own rules. */
const inserts: Readonly<Record<string, Verb>> = {
  VisitorExhibitionInfo: insertRegistration,
  SignInRecord: insertCheckIn,
  Team: insertTeam,
  TeamMember: insertMember,
  CollectionInfo: insertCounted,
  ExhibitorHelp: insertCounted,
  VisitInfo: insertCounted,
  LiveVideoRecord: insertCounted,
  FileDownloadRecord: insertCounted,
  CloudRelease: (call) => insert(call, newPost(getPart(getParams(call), 'record'))),
  Promotion: insertReviewed,
  LiveList: insertReviewed,
  MessageInfo: insertMessage,
  EnquiryRecord: insertEnquiry,
  InvitationInfo: insertAppointment,
  Order: insertOrder,
  SalesServiceRecord: insertSalesRecord,
  IdCardInfo: insertIdCard,
  ExhibitorApplication: insertApplication,
};
const updates: Readonly<Record<string, Verb>> = {
  Team: updateTeam,
  TeamMember: updateMember,
  InvitationInfo: updateAppointment,
  Order: updateOrder,
  ExhibitorApplication: updateApplication,
};

/** The generic data API: the same verbs for every collection. */
export const verbs: Readonly<Record<string, Verb>> = {
  queryList,
  querybycondition: queryList,
  queryByCondition: queryList,
  get: getRows,
  query: (call) => {
    const found = call.records.find(call.name, getText(getParams(call), 'recordId'));
    return found ? succeed(present(call, [found])[0]) : succeedWithRows([]);
  },
  queryCount: (call) => succeed(findByCondition(call).length),
  insert: (call) => inserts[call.name]?.(call) ?? insert(call, getPart(getParams(call), 'record')),
  insertList: async (call) => {
    const params = getParams(call);
    const list = params['records'] === undefined ? getList(params, 'recordlist') : getList(params, 'records');
    for (const record of list) await insert(call, requireRow(record));
    return succeed(list.length);
  },
  update: async (call) =>
    (await decideRow(call)) ?? updates[call.name]?.(call) ?? update(call, [getParams(call)]),
  updateList: (call) => update(call, getParamsList(call)),
  updateByCondition: (call) => {
    const setValue = getPart(getParams(call), 'setValue');
    const rows = findByCondition(call);
    return update(
      call,
      rows.map((row) => ({ recordId: row['RecordId'], setValue })),
    );
  },
  delete: (call) =>
    call.name === 'Team' ? removeTeam(call) : remove(call, [getText(getParams(call), 'recordId')]),
  deleteList: (call) =>
    remove(
      call,
      getParamsList(call).map((item) => getText(item, 'recordId')),
    ),
  deleteByCondition: (call) =>
    remove(
      call,
      findByCondition(call).map((row) => String(row['RecordId'])),
    ),
};

export function queryList(call: DataCall): Envelope {
  const params = getParams(call);
  const options = getPart(params, 'options');
  const sorted = sortRows(findByCondition(call), getPart(options, 'sort'));
  return succeedWithRows(present(call, takePage(sorted, options)));
}

/** Like `queryList`, but of each row only the fields that `properties` names, and those that it expands. */
function getRows(call: DataCall): Envelope {
  const params = getParams(call);
  const properties = getList(params, 'properties').map(String);
  if (properties.length === 0) return queryList(call);
  const expanded = properties.filter((property) => property.includes('.'));
  const answer = queryList({ ...call, params: { ...params, properties: expanded } });
  const names = new Set(['RecordId', ...properties.map((property) => property.split('.')[0] ?? '')]);
  const rows = answer.result as readonly Row[];
  return succeedWithRows(
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)))),
  );
}

function findByCondition(call: DataCall): Row[] {
  const params = getParams(call);
  const condition = getPart(params, 'condition');
  const ids = new Set(getList(params, 'recordIdList').map(String));
  if (aboutPeople.has(call.name) && ids.size === 0 && Object.keys(condition).length === 0)
    throw new BadParameters(`${call.name} is not answered without a condition`);
  const rows = call.records.all(call.name, ids.size > 0 ? { recordIds: [...ids] } : scopeOf(condition));
  const chosen = ids.size > 0 ? rows.filter((row) => ids.has(String(row['RecordId']))) : rows;
  const found = filterRows(chosen, condition);
  if (call.name === 'Exhibition' && condition['UserId'] !== undefined)
    return [...ownExhibitions(call.records, found, condition['UserId'])];
  return call.name === 'MessageInfo' || call.name === 'EnquiryRecord' ? arrivedMessages(found, call) : found;
}

/** Copies with references and children as requested, without passwords. */
function present(call: DataCall, rows: readonly Row[]): Row[] {
  const params = getParams(call);
  const plain = rows.map(copyForOutside);
  const copies =
    call.name === 'InvitationInfo'
      ? shownAppointments(call.records, plain, call.nowMs)
      : shown(call.records, call.name, plain);
  expandReferences(copies, getList(params, 'properties'), call.records);
  attachChildren(copies, getList(params, 'childObjects'), call.records);
  return copies;
}

async function insert(call: DataCall, record: Row): Promise<Envelope> {
  const refused = isBoothRow(call.name, record)
    ? refusedBoothInsert(call, record)
    : refusedAnswer(call, record);
  if (refused) return refused;
  const row: Row = { ...withKeptPassword(record), ...commonFields(call), RecordId: randomHex(24) };
  await call.records.save([{ collection: call.name, recordId: String(row['RecordId']), row }]);
  return succeed(copyForOutside(row));
}

async function update(call: DataCall, items: readonly Row[]): Promise<Envelope> {
  const refusal = isContentChange(items)
    ? refusedContentChange
    : (refusedUpdates[call.name] ?? refusedBoothUpdate);
  const refused = refusal(call, items);
  if (refused) return refused;
  const writes: Change[] = [];
  for (const item of items) {
    const recordId = getText(item, 'recordId');
    const setValue = withKeptPassword(getPart(item, 'setValue'));
    const row = call.records.find(call.name, recordId);
    if (!row) continue;
    const overwrite = overwrites[call.name];
    const changed = overwrite?.(row, setValue, call) ?? { ...row, ...setValue };
    writes.push({ collection: call.name, recordId, row: { ...changed, RecordId: recordId } });
  }
  return saveAndCount(call, writes);
}

async function remove(call: DataCall, recordIds: readonly string[]): Promise<Envelope> {
  const refused = refusedBoothRemoval(call, recordIds) ?? refusedCommentRemoval(call, recordIds);
  if (refused) return refused;
  const there = recordIds.filter((recordId) => call.records.find(call.name, recordId));
  const counted = there.map((recordId) => call.records.find(call.name, recordId));
  const answer = await saveAndCount(
    call,
    there.map((recordId) => ({ collection: call.name, recordId, row: null })),
  );
  for (const row of counted) if (row) await countMark(call, row, -1);
  return answer;
}

async function insertCounted(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const answer = await insert(call, record);
  await countMark(call, record, 1);
  return answer;
}

/** The number of rows, or 10000 for none. */
async function saveAndCount(call: DataCall, writes: readonly Change[]): Promise<Envelope> {
  if (writes.length === 0) return succeedWithRows([]);
  await call.records.save(writes);
  return succeed(writes.length);
}

function withKeptPassword(values: Row): Row {
  const password = values['UserPassword'];
  return typeof password === 'string' && password !== ''
    ? { ...values, UserPassword: keepPassword(password) }
    : values;
}

function requireRow(value: unknown): Row {
  if (!isRow(value)) throw new BadParameters('expected an object');
  return value;
}

function getParamsList(call: DataCall): Row[] {
  if (!Array.isArray(call.params)) throw new BadParameters('params must be a list');
  return call.params.map(requireRow);
}
