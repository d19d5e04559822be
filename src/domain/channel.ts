import type { TextPair } from './form/definition.ts';
import { isRecordId } from './ids.ts';
import { isServerRow, readFlag, readLine, readReference, readTextPair } from './serverRow.ts';

/** One way into an exhibition. `Sort` is Infinity where the server gave no number, so that it comes last. */
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
  /** Questions beside the registration, on a page of their own. */
  readonly HasQuestionnaire: boolean;
  /** Its own period within the exhibition's; '' where it has none. */
  readonly SignUpStartTime: string;
  readonly SignUpEndTime: string;
}

/** Whether a channel's `HasOpen`, in whatever form it came, says open. */
export function isOpenFlag(value: unknown): boolean {
  return readFlag(value);
}

/** One channel out of whatever the server (or the device) kept; undefined unless it has an id of 24 letters or digits. */
export function readChannel(row: unknown): Channel | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const sort = readLine(row['Sort']);
  return {
    RecordId: row['RecordId'],
    Name: readLine(row['Name']),
    NameEn: readLine(row['NameEn']),
    IsDefault: readFlag(row['IsDefault']),
    HasOpen: isOpenFlag(row['HasOpen']),
    Sort: /^-?\d+(?:\.\d+)?$/.test(sort) ? Number(sort) : Infinity,
    ExhibitionId: readReference(row['ExhibitionId']),
    ClosedReason: readTextPair(row, 'ClosedReason'),
    Description: readTextPair(row, 'Description'),
    HasQuestionnaire: readFlag(row['HasQuestionnaire']),
    SignUpStartTime: readLine(row['SignUpStartTime']),
    SignUpEndTime: readLine(row['SignUpEndTime']),
  };
}

/** The open channels by `Sort` ascending; equal ones keep the server's order, also where `sort` itself is not stable. */
export function openChannels(channels: readonly Channel[]): Channel[] {
  const open = channels.filter((channel) => channel.HasOpen);
  const sortOf = new Map(open.map((channel, index) => [channel, index] as const));
  return open.sort((a, b) =>
    a.Sort === b.Sort ? (sortOf.get(a) ?? 0) - (sortOf.get(b) ?? 0) : a.Sort < b.Sort ? -1 : 1,
  );
}

/** The default among the open channels, else the first of them; undefined when none is open. */
export function chooseChannel(channels: readonly Channel[]): Channel | undefined {
  const open = openChannels(channels);
  return open.find((channel) => channel.IsDefault) ?? open[0];
}
