import type { TextPair } from '../form/formDefinition.ts';
import { isRecordId } from '../record/isRecordId.ts';
import { isServerRow, readFlag, readLine, readReference, readTextPair } from '../record/serverRow.ts';

/** `Sort` is Infinity where the server gave no number, so that it comes last. */
export interface Channel {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
  readonly IsDefault: boolean;
  readonly HasOpen: boolean;
  readonly Sort: number;
  readonly ExhibitionId: string;
  readonly ClosedReason: TextPair;
  readonly Description: TextPair;
  readonly HasQuestionnaire: boolean;
  readonly SignUpStartTime: string;
  readonly SignUpEndTime: string;
}

export function readChannel(row: unknown): Channel | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const sort = readLine(row['Sort']);
  return {
    RecordId: row['RecordId'],
    Name: readLine(row['Name']),
    NameEn: readLine(row['NameEn']),
    IsDefault: readFlag(row['IsDefault']),
    HasOpen: readFlag(row['HasOpen']),
    Sort: /^-?\d+(?:\.\d+)?$/.test(sort) ? Number(sort) : Infinity,
    ExhibitionId: readReference(row['ExhibitionId']),
    ClosedReason: readTextPair(row, 'ClosedReason'),
    Description: readTextPair(row, 'Description'),
    HasQuestionnaire: readFlag(row['HasQuestionnaire']),
    SignUpStartTime: readLine(row['SignUpStartTime']),
    SignUpEndTime: readLine(row['SignUpEndTime']),
  };
}

/** By `Sort` ascending; equal ones keep the server's order, because `sort` is not stable in old engines. */
export function openChannels(channels: readonly Channel[]): Channel[] {
  const open = channels.filter((channel) => channel.HasOpen);
  const sortOf = new Map(open.map((channel, index) => [channel, index] as const));
  return open.sort((a, b) =>
    a.Sort === b.Sort ? (sortOf.get(a) || 0) - (sortOf.get(b) || 0) : a.Sort < b.Sort ? -1 : 1,
  );
}

export function chooseChannel(channels: readonly Channel[]): Channel | undefined {
  const open = openChannels(channels);
  return open.find((channel) => channel.IsDefault) ?? open[0];
}
