import { describe, expect, it } from 'vitest';
import { chooseChannel, openChannels, readChannel } from '#domain/exhibition/channel.ts';
import type { Channel } from '#domain/exhibition/channel.ts';

const RecordId = 'visitor00000000000000001';

function channel(name: string, fields: object = {}): Channel {
  const read = readChannel({ RecordId, Name: name, HasOpen: true, Sort: 1, ...fields });
  if (!read) throw new Error('not a channel');
  return read;
}

describe('a channel from the server', () => {
  it('keeps the server’s names', () => {
    expect(
      readChannel({
        RecordId,
        Name: '观众',
        NameEn: 'Visitors',
        IsDefault: true,
        HasOpen: 'true',
        Sort: '2',
        ExhibitionId: { RecordId: 'open00000000000000000001', ExName: '展' },
        ClosedReason: '名额已满',
        DescriptionEn: 'For everybody',
      }),
    ).toEqual({
      RecordId,
      Name: '观众',
      NameEn: 'Visitors',
      IsDefault: true,
      HasOpen: true,
      Sort: 2,
      ExhibitionId: 'open00000000000000000001',
      ClosedReason: { zh: '名额已满', en: '' },
      Description: { zh: '', en: 'For everybody' },
      HasQuestionnaire: false,
      SignUpStartTime: '',
      SignUpEndTime: '',
    });
  });

  it('is read back unchanged from the storage, also without an order', () => {
    for (const kept of [channel('a', { Sort: 3 }), channel('b', { Sort: 'last' })]) {
      expect(readChannel(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }
  });

  it.each([undefined, null, [], {}, { RecordId: 'short' }, 'visitor00000000000000001'])(
    'is undefined for %j',
    (row) => {
      expect(readChannel(row)).toBeUndefined();
    },
  );

  it.each([
    [3, 3],
    ['3', 3],
    ['-1', -1],
    ['1.5', 1.5],
    ['', Infinity],
    [null, Infinity],
    [undefined, Infinity],
    ['first', Infinity],
    [NaN, Infinity],
  ])('with the order %j is at %d', (sort, order) => {
    expect(channel('a', { Sort: sort }).Sort).toBe(order);
  });
});

describe('an open flag', { tags: ['N23'] }, () => {
  it.each([true, 'true', 1, '1'])('%j is open', (value) => {
    expect(channel('a', { HasOpen: value }).HasOpen).toBe(true);
  });

  it.each([false, 'false', 0, '0', '', 'True', 'yes', 2, null, undefined, {}, []])(
    '%j is not open',
    (value) => {
      expect(channel('a', { HasOpen: value }).HasOpen).toBe(false);
    },
  );
});

describe('choosing a channel', { tags: ['channel-choice'] }, () => {
  it.each<[string, Channel[], string | undefined]>([
    [
      'the default wins over a smaller order',
      [channel('a'), channel('b', { Sort: 2, IsDefault: true })],
      'b',
    ],
    [
      'without a default the smallest order wins',
      [channel('a', { Sort: 3 }), channel('b', { Sort: 2 })],
      'b',
    ],
    [
      'of two defaults the smaller order wins',
      [channel('a', { Sort: 2, IsDefault: 1 }), channel('b', { IsDefault: 1 })],
      'b',
    ],
    [
      'a closed default is passed over',
      [channel('a'), channel('b', { IsDefault: true, HasOpen: 'false' })],
      'a',
    ],
    ['a channel without order comes last', [channel('a', { Sort: 'x' }), channel('b', { Sort: 99 })], 'b'],
    ['text orders count as numbers', [channel('a', { Sort: '10' }), channel('b', { Sort: '9' })], 'b'],
    ['none is chosen when all are closed', [channel('a', { HasOpen: false })], undefined],
    ['none is chosen of none', [], undefined],
  ])('%s', (_what, channels, name) => {
    expect(chooseChannel(channels)?.Name).toBe(name);
  });

  it('equal orders keep the order of the server, and the given list is not changed', () => {
    const channels = Array.from({ length: 40 }, (_unused, index) =>
      channel(`c${index}`, { Sort: index % 2 }),
    );
    const names = openChannels(channels).map((each) => each.Name);
    const expected = [...channels.filter((c) => c.Sort === 0), ...channels.filter((c) => c.Sort === 1)];
    expect(names).toEqual(expected.map((each) => each.Name));
    expect(channels[1]?.Name).toBe('c1');
  });
});
