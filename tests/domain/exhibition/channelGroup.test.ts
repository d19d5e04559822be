import { describe, expect, it } from 'vitest';
import { readChannel } from '#domain/exhibition/channel.ts';
import { type ChannelsTogether, groupChannels, readChannelGroup } from '#domain/exhibition/channelGroup.ts';

const idOf = (name: string) => name.padEnd(24, '0');
const channel = (name: string, Sort: number, group: unknown = '') => {
  const row = { RecordId: idOf(name), Name: name, Sort, ChannelGroupId: group };
  return { row, value: readChannel(row)! };
};
const group = (name: string, Sort?: number | string) =>
  readChannelGroup({ RecordId: idOf(name), Name: name, Sort })!;
const read = (all: readonly ChannelsTogether[]) =>
  all.map((together) => [together.group?.name.zh, ...together.channels.map(({ Name }) => Name)]);
const tags = ['channel-group'];

describe('channels in groups', { tags }, () => {
  it('are sorted by groups and then by channels; those without a group come last', () => {
    const channels = [
      channel('d', 4),
      channel('c', 3, idOf('B')),
      channel('b', 2, idOf('A')),
      channel('a', 1, idOf('B')),
    ];
    expect(read(groupChannels(channels, [group('B', 2), group('A', '1')]))).toEqual([
      ['A', 'b'],
      ['B', 'a', 'c'],
      [undefined, 'd'],
    ]);
  });

  it('are found by an expanded group', () => {
    expect(read(groupChannels([channel('a', 1, { RecordId: idOf('A') })], [group('A')]))).toEqual([
      ['A', 'a'],
    ]);
  });

  it('of an unknown group are ungrouped, and a group without channels is not shown', () => {
    expect(read(groupChannels([channel('a', 1, idOf('gone'))], [group('A')]))).toEqual([[undefined, 'a']]);
  });

  it('without groups are one list, in the organiser’s order', () => {
    expect(read(groupChannels([channel('b', 2), channel('a', 1)], []))).toEqual([[undefined, 'a', 'b']]);
    expect(groupChannels([], [group('A')])).toEqual([]);
  });

  it('with equal or without numbers keep the server’s order', () => {
    const channels = ['c', 'a', 'b'].map((name) => channel(name, NaN));
    expect(read(groupChannels(channels, []))).toEqual([[undefined, 'c', 'a', 'b']]);
  });
});

describe('a group', { tags }, () => {
  it('has its texts in both languages', () => {
    const row = { RecordId: idOf('A'), Name: '参观', NameEn: 'Visiting', Description: '凭码', Sort: 3 };
    expect(readChannelGroup(row)).toEqual({
      RecordId: idOf('A'),
      name: { zh: '参观', en: 'Visiting' },
      description: { zh: '凭码', en: '' },
      sort: 3,
    });
  });

  it.each([undefined, null, 'A', [], {}, { RecordId: 'short' }])('is undefined for %j', (row) => {
    expect(readChannelGroup(row)).toBeUndefined();
  });
});
