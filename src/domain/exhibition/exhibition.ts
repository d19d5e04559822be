import type { TextPair } from '../form/formDefinition.ts';
import { isRecordId } from '../record/isRecordId.ts';
import { cleanText } from '../text/cleanText.ts';
import { isServerRow, readFlag, readLine, readReference, readTextPair } from '../record/serverRow.ts';
import type { ServerRow } from '../record/serverRow.ts';

export interface Organization {
  readonly Name: string;
  readonly NameEn: string;
  readonly Logo: string;
  readonly LongLogo: string;
  readonly BackgroundImage: string;
}

/** Texts are '' when absent. Times are the server's texts; read them with `parseVenueTime`. */
export interface Exhibition {
  readonly RecordId: string;
  readonly ExName: string;
  readonly ExNameEn: string;
  readonly StartTime: string;
  readonly EndTime: string;
  readonly Place: string;
  readonly PlaceEn: string;
  readonly Logo: string;
  readonly LongLogo: string;
  readonly Cover: string;
  readonly Introduction: string;
  readonly TenantId: string;
  readonly UserId: string;
  readonly organization: Organization | undefined;
  readonly SignUpStartTime: string;
  readonly SignUpEndTime: string;
  readonly SignUpPaused: boolean;
  readonly SignUpPausedReason: TextPair;
  readonly SignUpResumeTime: string;
}

const urlMaxCodePoints = 2000;

export function readExhibition(row: unknown): Exhibition | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const line = (key: string) => readLine(row[key]);
  const introduction = row['Introduction'];
  return {
    RecordId: row['RecordId'],
    ExName: line('ExName'),
    ExNameEn: line('ExNameEn'),
    StartTime: line('StartTime'),
    EndTime: line('EndTime'),
    Place: line('Place'),
    PlaceEn: line('PlaceEn'),
    Logo: readLine(row['Logo'], urlMaxCodePoints),
    LongLogo: readLine(row['LongLogo'], urlMaxCodePoints),
    Cover: readLine(row['Cover'], urlMaxCodePoints),
    Introduction: typeof introduction === 'string' ? cleanText(introduction, 20_000) : '',
    TenantId: readReference(row['TenantId']),
    UserId: readReference(row['UserId']),
    organization: isServerRow(row['OrganizationId']) ? readOrganization(row['OrganizationId']) : undefined,
    SignUpStartTime: line('SignUpStartTime'),
    SignUpEndTime: line('SignUpEndTime'),
    SignUpPaused: readFlag(row['SignUpPaused']),
    SignUpPausedReason: readTextPair(row, 'SignUpPausedReason'),
    SignUpResumeTime: line('SignUpResumeTime'),
  };
}

function readOrganization(row: ServerRow): Organization {
  return {
    Name: readLine(row['Name']) || readLine(row['OrganizationName']) || readLine(row['CompanyName']),
    NameEn: readLine(row['NameEn']),
    Logo: readLine(row['Logo'], urlMaxCodePoints),
    LongLogo: readLine(row['LongLogo'], urlMaxCodePoints),
    BackgroundImage: readLine(row['BackgroundImage'], urlMaxCodePoints),
  };
}
