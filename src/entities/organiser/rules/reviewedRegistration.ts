import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readFlag, readLine, readReference } from '#domain/record/serverRow.ts';
import { type ReviewStatus, reviewStatus } from '#domain/review/reviewStatus.ts';
import { maskedContact } from './maskedPerson.ts';

/**
 * A registration as the organiser sees it. The contact is masked where the row is read, so that no screen, cache or log of
 * this phone holds more of it.
 */
export interface ReviewedRegistration {
  readonly RecordId: string;
  readonly exhibitionId: string;
  readonly channelId: string;
  readonly name: string;
  /** Masked; '' for none. */
  readonly contact: string;
  readonly company: string;
  readonly job: string;
  readonly status: ReviewStatus;
  readonly isFrozen: boolean;
  /** Why it was sent back. */
  readonly reason: string;
  /** The server's text, '' where it told none. */
  readonly submittedAt: string;
  /** When the person last changed it. */
  readonly changedAt: string;
}

/** Undefined for what is no registration. */
export function readReviewedRegistration(row: unknown): ReviewedRegistration | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const line = (key: string) => readLine(row[key]);
  return {
    RecordId: row['RecordId'],
    exhibitionId: readReference(row['ExhibitionId']),
    channelId: readReference(row['ChannelId']),
    name: line('Name'),
    contact: maskedContact(line('Mob'), line('Email')),
    company: line('CompanyName'),
    job: line('Job'),
    status: reviewStatus(row['ApproveState']),
    isFrozen: readFlag(row['HasFreeZe']),
    reason: line('ReviewReason'),
    submittedAt: line('CreatedAt'),
    changedAt: line('UpdatedAt'),
  };
}
