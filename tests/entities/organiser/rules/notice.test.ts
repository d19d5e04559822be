import { describe, expect, it } from 'vitest';
import { readAudience, readSentNotice } from '#entities/organiser/rules/notice.ts';

const RecordId = 'notice000000000000000001';
const channelId = 'pressorganiser0000000001';

describe('a notice that was sent', () => {
  it.each([
    [{ ToAllVisitor: true }, 'visitors'],
    [{ ToAllExhibitor: 'true' }, 'exhibitors'],
    [{ ToChannel: channelId }, `channel/${channelId}`],
    [{ ToChannel: { RecordId: channelId } }, `channel/${channelId}`],
    [{ ToChannels: [channelId, { RecordId: 'b' }] }, `channel/${channelId},b`],
    [{ ToCheckedIn: true }, 'checkedIn'],
  ])('of %j is for %s', (row, audience) => {
    expect(readSentNotice({ RecordId, ...row })?.audience).toBe(audience);
  });

  it('has its texts in both languages, line by line', () => {
    const row = {
      RecordId,
      ToAllVisitor: true,
      Title: '停车',
      Content: 'a\nb',
      TitleEn: 'Parking',
      CreatedAtMesc: 7,
    };
    expect(readSentNotice(row)).toEqual({
      RecordId,
      audience: 'visitors',
      title: { zh: '停车', en: 'Parking' },
      text: { zh: 'a\nb', en: '' },
      picture: '',
      link: '',
      fromMs: undefined,
      withdrawnMs: undefined,
      atMs: 7,
    });
  });

  it('shows no control characters, and of a very long text its beginning', () => {
    const Content = `a\u0007\r\nb${'长'.repeat(6_000)}`;
    const text = readSentNotice({ RecordId, ToAllVisitor: true, Content })?.text.zh ?? '';
    expect(text.slice(0, 4)).toBe('a\nb长');
    expect(text).toHaveLength(5_000);
  });

  it.each([undefined, {}, { RecordId }, { RecordId, VisitorReceiver: channelId }, { ToAllVisitor: true }])(
    'is not %j',
    (row) => {
      expect(readSentNotice(row)).toBeUndefined();
    },
  );
});

it('an audience is one of three words, or channels by their ids', () => {
  const of = (answer: unknown) => readAudience(answer, [channelId, 'x']);
  expect(['visitors', 'checkedIn', 'exhibitors', 'channels', 'all', 7].map(of)).toEqual([
    'visitors',
    'checkedIn',
    'exhibitors',
    `channel/${channelId}`,
    undefined,
    undefined,
  ]);
});
