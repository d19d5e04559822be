import { describe, expect, it } from 'vitest';
import { readOwnRegistration } from '#entities/registration/api/ownRegistration.ts';

const row = {
  RecordId: 'registration000000000003',
  ExhibitionId: 'review000000000000000001',
  Name: '陆明舟',
  ApproveState: '3',
  CreatedAt: '2027-03-01 09:00:00',
  UpdatedAt: '2027-03-02 09:00:00',
  ReviewTime: '2027-03-03 10:00:00',
  ReviewReason: '资料不完整',
  ReviewReasonEn: 'Something is missing',
  ReviewNotes: [
    { Key: 'Job', Text: '请写全称', TextEn: 'In full, please' },
    { Key: 'Job', Text: '再说一次' },
    { Key: '', Text: '没有题目' },
    'nonsense',
    { Key: 'Document', TextEn: 42 },
  ],
};

describe('a registration as its owner sees it', { tags: ['review-status'] }, () => {
  it('says how far the review is, and what is to be completed, each question once', () => {
    expect(readOwnRegistration(row)?.review).toEqual({
      approveState: '3',
      submittedAt: '2027-03-01 09:00:00',
      changedAt: '2027-03-02 09:00:00',
      decidedAt: '2027-03-03 10:00:00',
      reason: { zh: '资料不完整', en: 'Something is missing' },
      notes: [
        { key: 'Job', text: { zh: '请写全称', en: 'In full, please' } },
        { key: 'Document', text: { zh: '', en: '42' } },
      ],
    });
  });

  it.each(['0', '1', '2', '', '9'])(
    'has nothing to complete in state "%s", for any rest in the row',
    (state) => {
      const { review } = readOwnRegistration({ ...row, ApproveState: state })!;
      expect([review.notes, review.reason]).toEqual([[], { zh: '', en: '' }]);
    },
  );

  it.each([
    ['nothing', undefined],
    ['a text', 'Job'],
    ['a number', 3],
    ['null', null],
  ])('with %s for notes has none', (_, ReviewNotes) => {
    expect(readOwnRegistration({ ...row, ReviewNotes })?.review.notes).toEqual([]);
  });

  it('says what was arranged, and nothing where nothing is', () => {
    const arranged = {
      HotelName: '湖畔酒店',
      HotelNameEn: 'Lakeside',
      RoomNo: 1208,
      ConferenceNotes: '主论坛',
    };
    expect(readOwnRegistration({ ...row, ...arranged })?.arranged).toEqual({
      hotel: { zh: '湖畔酒店', en: 'Lakeside' },
      room: '1208',
      conferences: { zh: '主论坛', en: '' },
    });
    expect(readOwnRegistration(row)?.arranged).toEqual({
      hotel: { zh: '', en: '' },
      room: '',
      conferences: { zh: '', en: '' },
    });
  });

  it('is none without an id', () => {
    expect(readOwnRegistration({ ...row, RecordId: 'short' })).toBeUndefined();
  });
});
