import type { Contact } from '#domain/person/contact.ts';
import { isDocumentType, normaliseDocumentNumber } from '#domain/person/documentType.ts';
import { answerOf, isBlankAnswer } from '#domain/form/answerOf.ts';
import type {
  Answer,
  Answers,
  DocumentAnswer,
  FieldDefinition,
  FormDefinition,
} from '#domain/form/formDefinition.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { completeMediaAddress } from '#domain/file/completeMediaAddress.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { cleanLine, cleanText } from '#domain/text/cleanText.ts';
import { isServerRow, readFlag, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { contactFields, groupContactFields } from '#api/login/contactFields.ts';

export interface RegistrationGroup {
  readonly id: string;
  /** The leader who registers this person; undefined for a person who registers alone. */
  readonly leader: Contact | undefined;
}

/** What a visitor submits. `answers` are those of visible fields only. */
export interface RegistrationEntry {
  readonly exhibitionId: string;
  readonly channelId: string;
  /** Made by us before the first byte is sent, so that a lost answer can be found again. */
  readonly clientRef: string;
  readonly name: string;
  readonly company: string;
  /** Undefined only for companions. */
  readonly contact: Contact | undefined;
  readonly answers: Answers;
  readonly group?: RegistrationGroup | undefined;
  readonly visitorId?: string | undefined;
  /** Of a person who registers alone and is known by WeChat. */
  readonly wechat?: WechatIds | undefined;
  /** Of an exhibitor, by which the visitor has come. */
  readonly invitationId?: string | undefined;
}

export interface WechatIds {
  readonly openid: string;
  readonly unionid: string;
}

/** One registration as the voucher pages need it: nothing of the form, so that it may be kept on the phone. */
export interface Registration {
  readonly RecordId: string;
  readonly ExhibitionId: string;
  readonly ChannelId: string;
  readonly VisitorId: string;
  readonly UserId: string;
  readonly Name: string;
  readonly Mob: string;
  readonly Email: string;
  readonly CompanyName: string;
  readonly Job: string;
  readonly ClientRef: string;
  readonly VoucherCode: string;
  readonly GroupId: string;
  readonly GroupMob: string;
  readonly GroupEmail: string;
  /** Opens the gate for the whole group; '' where the server makes none. */
  readonly GroupCode: string;
  /** '0' not reviewed, '1' in review, '2' approved, '3' declined; '' for an unknown value. */
  readonly ApproveState: '0' | '1' | '2' | '3' | '';
  readonly SeatNo: string;
  readonly CreatedAt: string;
  /** Epoch milliseconds of the server. */
  readonly CreatedAtMesc: number | undefined;
}

/** Fields of the row that are not the form's to fill; a form that used one could overwrite whose row it is. */
const reservedFields = (
  'RecordId TenantId UserId CreatedAt CreatedBy CreatedAtMesc ExhibitionId ChannelId VisitorId ' +
  'GroupId GroupMob GroupEmail GroupCode InvitationId ClientRef VoucherCode ApproveState SeatNo Name Mob Email CompanyName HasFreeZe OpenId Unicode UpdatedAt ' +
  'ReviewTime ReviewReason ReviewReasonEn ReviewNotes HotelName HotelNameEn RoomNo ConferenceNotes ConferenceNotesEn'
).split(' ');

export function isReservedField(key: string): boolean {
  return reservedFields.indexOf(key) >= 0;
}

/**
 * The row of a registration. Assumed: one row of VisitorExhibitionInfo holds identity and answers side by side,
 * several ticks travel as a list and a document as `{Type, Number}`.
 */
export function registrationRecord(entry: RegistrationEntry): ServerRow {
  const record: Record<string, unknown> = {};
  for (const key of Object.keys(entry.answers)) {
    const answer = answerOf(entry.answers, key);
    if (answer !== undefined && !isReservedField(key)) record[key] = wireAnswer(answer);
  }
  return {
    ...record,
    ExhibitionId: entry.exhibitionId,
    ChannelId: entry.channelId,
    ClientRef: entry.clientRef,
    ...(entry.visitorId ? { VisitorId: entry.visitorId } : {}),
    Name: cleanLine(entry.name, 200),
    CompanyName: cleanLine(entry.company, 200),
    ...(entry.contact && contactFields(entry.contact)),
    // Seen elsewhere: these names, of which the second stands for the union id.
    ...(entry.wechat && { OpenId: entry.wechat.openid, Unicode: entry.wechat.unionid }),
    ...(entry.invitationId !== undefined && { InvitationId: entry.invitationId }),
    ...(entry.group && { GroupId: entry.group.id }),
    ...(entry.group?.leader && groupContactFields(entry.group.leader)),
  };
}

/** One registration from a row of the server; undefined unless it has an id of 24 letters or digits. */
export function readRegistration(row: unknown): Registration | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const line = (key: string) => readLine(row[key]);
  const states = ['0', '1', '2', '3'] as const;
  const createdAtMs = Number(line('CreatedAtMesc') || NaN);
  return {
    RecordId: row['RecordId'],
    ExhibitionId: readReference(row['ExhibitionId']),
    ChannelId: readReference(row['ChannelId']),
    VisitorId: readReference(row['VisitorId']),
    UserId: readReference(row['UserId']),
    Name: line('Name'),
    Mob: line('Mob'),
    Email: line('Email'),
    CompanyName: line('CompanyName'),
    Job: line('Job'),
    ClientRef: line('ClientRef'),
    VoucherCode: line('VoucherCode'),
    GroupId: line('GroupId'),
    GroupMob: line('GroupMob'),
    GroupEmail: line('GroupEmail'),
    GroupCode: line('GroupCode'),
    ApproveState: states.find((state) => state === line('ApproveState')) ?? '',
    SeatNo: line('SeatNo'),
    CreatedAt: line('CreatedAt'),
    CreatedAtMesc: isFinite(createdAtMs) ? createdAtMs : undefined,
  };
}

/** The form's answers as they stand in a row, for correcting a registration; what does not fit its field is left out. */
export function readAnswers(row: ServerRow, form: FormDefinition): Answers {
  const answers: Record<string, Answer> = {};
  for (const field of form.fields) {
    const answer = readAnswer(field, row[field.key]);
    if (answer !== undefined) answers[field.key] = answer;
  }
  return answers;
}

/** Whether a document of this type and number stands in a row, under any field name. */
export function holdsDocument(row: ServerRow, wanted: DocumentAnswer): boolean {
  const number = normaliseDocumentNumber(wanted.number);
  if (number === '' || wanted.type === '') return false;
  return documentsIn(row).some(
    (document) => document.type === wanted.type && normaliseDocumentNumber(document.number) === number,
  );
}

/** Every document in a row, under any field names. */
export function documentsIn(row: ServerRow): DocumentAnswer[] {
  const documents: DocumentAnswer[] = [];
  for (const key of Object.keys(row)) {
    const document = readDocument(row[key]);
    if (document !== undefined && document.type !== '' && document.number !== '') documents.push(document);
  }
  return documents;
}

/** An update leaves alone what it does not name, so an answer given no more would stay. Assumed: null empties a field. */
export function withdrawn(stored: Answers, sent: Answers): ServerRow {
  const emptied: Record<string, null> = {};
  for (const key of Object.keys(stored))
    if (answerOf(sent, key) === undefined && !isBlankAnswer(stored[key]) && !isReservedField(key))
      emptied[key] = null;
  return emptied;
}

export function wireAnswer(answer: Answer): unknown {
  if (typeof answer === 'string') return cleanText(answer, 20_000);
  if (typeof answer === 'boolean') return answer;
  if (!('number' in answer)) return answer.slice();
  return { Type: answer.type, Number: normaliseDocumentNumber(answer.number) };
}

function readAnswer(field: FieldDefinition, value: unknown): Answer | undefined {
  if (value === undefined || value === null) return undefined;
  if (field.type === 'agreement') return readFlag(value);
  if (field.type === 'idDocument') return readDocument(value);
  if (field.type === 'longText' && typeof value === 'string') return cleanText(value, 20_000);
  if (field.type === 'images')
    return (Array.isArray(value) ? value : [value]).map(readFileAddress).filter(isFileLocation);
  if (field.type === 'file' || field.type === 'photo') return readFileAddress(value);
  if (field.type !== 'multipleChoice') return readLine(value, 20_000);
  return Array.isArray(value) ? value.map((item) => readLine(item)) : [readLine(value)];
}

/** As other clients may have stored it, without a scheme. */
function readFileAddress(value: unknown): string {
  const text = readLine(value, 20_000);
  return completeMediaAddress(text) ?? text;
}

function readDocument(value: unknown): DocumentAnswer | undefined {
  if (!isServerRow(value)) return undefined;
  const type = value['Type'];
  return { type: isDocumentType(type) ? type : '', number: readLine(value['Number']) };
}
