import { definePath } from '../address/definePath.ts';
import type { Channel } from './channel.ts';
import type { ReadRow } from './entryAnswers.ts';
import type { TextPair } from '../form/formDefinition.ts';
import { isRecordId } from '../record/isRecordId.ts';
import { isServerRow, readLine, readReference, readTextPair } from '../record/serverRow.ts';

export const channelGroupPath = /* @__PURE__ */ definePath('/channel-group/:id');

export interface ChannelGroup {
  readonly RecordId: string;
  readonly name: TextPair;
  readonly description: TextPair;
  /** Infinity where the server gave no number, so that it comes last. */
  readonly sort: number;
}

export function readChannelGroup(row: unknown): ChannelGroup | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const sort = readLine(row['Sort']);
  return {
    RecordId: row['RecordId'],
    name: readTextPair(row, 'Name'),
    description: readTextPair(row, 'Description'),
    sort: /^-?\d+(?:\.\d+)?$/.test(sort) ? Number(sort) : Infinity,
  };
}

export function channelGroupIdOf(row: object): string {
  return isServerRow(row) ? readReference(row['ChannelGroupId']) : '';
}

export interface ChannelsTogether {
  readonly group: ChannelGroup | undefined;
  readonly channels: readonly Channel[];
}

/** In the organiser's order; channels without a group come last, empty groups are left out. */
export function groupChannels(
  channels: readonly ReadRow<Channel>[],
  groups: readonly ChannelGroup[],
): readonly ChannelsTogether[] {
  const known = bySort(groups, ({ sort }) => sort);
  const rows = bySort(channels, ({ value }) => value.Sort);
  const isIn = (row: object, group: ChannelGroup) => channelGroupIdOf(row) === group.RecordId;
  const loose = rows.filter(({ row }) => !known.some((group) => isIn(row, group)));
  return [
    ...known.map((group) => ({ group, rows: rows.filter(({ row }) => isIn(row, group)) })),
    { group: undefined, rows: loose },
  ]
    .filter((together) => together.rows.length > 0)
    .map((together) => ({ group: together.group, channels: together.rows.map(({ value }) => value) }));
}

/** Stable: `sort` is not in old engines. */
function bySort<T>(items: readonly T[], sortOf: (item: T) => number): T[] {
  return items
    .map((item, index) => ({ item, index, sort: sortOf(item) }))
    .sort((one, other) =>
      one.sort === other.sort ? one.index - other.index : one.sort < other.sort ? -1 : 1,
    )
    .map(({ item }) => item);
}
