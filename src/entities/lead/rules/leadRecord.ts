import { cardTextFields, readCardTexts } from '#entities/card/rules/cardFieldNames.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readFlag, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { asLeadRow, isWordsKey, type LeadRow } from './lead.ts';

const sources = { card: '1', pass: '3' } as const;

/** A row of an exhibitor's address book; undefined for any other, such as one of a visitor's. */
export function readLeadRow(row: unknown, exhibitorId: string): LeadRow | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  if (readReference(row['ExhibitorId']) !== exhibitorId || readReference(row['VisitorId']) !== '')
    return undefined;
  return asLeadRow({
    recordId: row['RecordId'],
    key: readLine(row['ContactKey'], 80),
    visitorId: readReference(row['ContactVisitorId']),
    passCode: row['PassCode'],
    ...readCardTexts(row),
    note: row['Note'],
    temperature: row['Temperature'],
    followUp: row['FollowUpDate'],
    isDone: readFlag(row['IsDone']),
    ownerId: readLine(row['OwnerId'], 64),
    ownerName: readLine(row['OwnerName']),
    nextStep: readLine(row['NextStep']),
    author: { id: readReference(row['NotedById']), name: readLine(row['NotedBy']) },
    metAtMs: row['MetAtMesc'],
    addedAtMs: row['AddedAtMesc'],
    decidedAtMs: row['DecidedAtMesc'],
    changedAtMs: row['ChangedAtMesc'],
    firstMessageAtMs: row['FirstMessageAtMesc'],
  });
}

/** What a lead is written as: what the visitor gave, and what this contact of the booth has noted. */
export function leadFields(row: LeadRow): ServerRow {
  return {
    ...cardTextFields(row),
    ContactKey: row.key,
    ContactVisitorId: row.visitorId,
    Source: row.passCode === '' ? sources.card : sources.pass,
    PassCode: row.passCode,
    Note: row.note,
    Temperature: row.temperature,
    FollowUpDate: row.followUp,
    IsDone: row.isDone,
    OwnerId: row.ownerId,
    OwnerName: row.ownerName,
    NextStep: row.nextStep,
    NotedById: row.author.id,
    NotedBy: row.author.name,
    State: isWordsKey(row.key) ? '5' : '1',
    MetAtMesc: row.metAtMs,
    AddedAtMesc: row.addedAtMs,
    DecidedAtMesc: row.decidedAtMs,
    ChangedAtMesc: row.changedAtMs,
    FirstMessageAtMesc: row.firstMessageAtMs,
  };
}
