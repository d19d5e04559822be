import { describe, expect, it } from 'vitest';
import { channelsIn, exhibitionIn, isAnswer } from '#domain/exhibition/entryAnswers.ts';

const exhibitionId = 'open00000000000000000001';
const otherId = 'soon00000000000000000001';
const exhibition = { RecordId: exhibitionId, ExName: '展会' };
const visitors = { RecordId: 'visitor00000000000000001', Name: '观众', ExhibitionId: exhibitionId };
const media = { RecordId: 'media0000000000000000001', Name: '媒体', ExhibitionId: exhibitionId };
const answer = (...result: unknown[]) => ({ resCode: 0, result });
const namesIn = (given: unknown) => channelsIn(given, exhibitionId).map(({ value }) => value.Name);

describe('a result code', () => {
  it.each([0, 10_000, '0', '10000', ' 0 '])('%j is a success', { tags: ['N16'] }, (resCode) => {
    expect(isAnswer({ resCode })).toBe(true);
  });

  it.each([1, -1, 500, '1', '', ' ', '0x0', '1e4', 'ok', null, undefined, false, true, [], [0], {}])(
    '%j is a failure',
    { tags: ['N16'] },
    (resCode) => {
      expect(isAnswer({ resCode, result: [exhibition] })).toBe(false);
    },
  );

  it.each([undefined, null, 'text', 7, [], {}])('is missing in %j', { tags: ['N16'] }, (given) => {
    expect(isAnswer(given)).toBe(false);
  });
});

describe('the rows of an entry page’s answer', () => {
  it.each([null, undefined, 'text', 7, exhibition, { 0: exhibition }, [], [null, 'text', 7, []]])(
    'contain no exhibition and no channel where the result is %j',
    { tags: ['N20'] },
    (result) => {
      expect(exhibitionIn({ resCode: 0, result }, exhibitionId)).toBeUndefined();
      expect(channelsIn({ resCode: 0, result }, exhibitionId)).toEqual([]);
    },
  );

  it.each([undefined, null, 'text', 7, []])(
    'are missing where the answer itself is %j',
    { tags: ['N20'] },
    (given) => {
      expect(exhibitionIn(given, exhibitionId)).toBeUndefined();
      expect(channelsIn(given, exhibitionId)).toEqual([]);
    },
  );

  it('never contain another exhibition, at any position', { tags: ['X13'] }, () => {
    const other = { ...exhibition, RecordId: otherId };
    expect(exhibitionIn(answer(other), exhibitionId)).toBeUndefined();
    expect(exhibitionIn(answer(other, exhibition), exhibitionId)?.value.RecordId).toBe(exhibitionId);
  });

  it('never contain a channel of another exhibition, or of none', { tags: ['X13'] }, () => {
    const { ExhibitionId: _, ...nobodys } = media;
    expect(namesIn(answer({ ...media, ExhibitionId: otherId }, nobodys, visitors))).toEqual(['观众']);
  });

  it('contain a channel whose exhibition is expanded', () => {
    expect(namesIn(answer({ ...visitors, ExhibitionId: { RecordId: exhibitionId } }))).toEqual(['观众']);
  });

  it('contain each channel once, in the order of the server', {
    tags: ['N24'],
  }, () => {
    expect(namesIn(answer(visitors, media, { ...visitors, Name: 'again' }, media))).toEqual(['观众', '媒体']);
  });

  it('keep the server’s raw row, because the phone stores that', () => {
    const row = { ...exhibition, Unheard: [1] };
    expect(exhibitionIn(answer(row), exhibitionId)?.row).toBe(row);
  });
});
