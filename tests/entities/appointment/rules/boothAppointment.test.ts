import { describe, expect, it } from 'vitest';
import { readBoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';

const row = {
  RecordId: 'asked0000000000000000001',
  ExhibitionId: 'stand0000000000000000001',
  ExhibitorId: 'exhibitor000000000000001',
  VisitorId: 'guest0000000000000000001',
  Type: '0',
  State: '2',
  MeetingTimeDate: '2026-11-26',
  MeetingTimeStart: '10:00',
  MeetingTimeEnd: '10:30',
  InvitationMsgContent: 'Three machines',
  VisitorInitator: [{ Name: '林若溪', NameEn: 'Lin Ruoxi', CompanyName: '江海精工', Job: '采购经理' }],
  VisitorReceiver: [],
};

describe('an appointment as its exhibitor sees it', () => {
  it('of a visitor who has asked waits for the exhibitor, and names the visitor', () => {
    expect(readBoothAppointment(row)).toMatchObject({
      own: 'invited',
      state: 'hostApproved',
      reason: 'Three machines',
      guest: {
        name: { zh: '林若溪', en: 'Lin Ruoxi' },
        company: { zh: '江海精工', en: '' },
        job: '采购经理',
      },
    });
  });

  it('that the exhibitor has asked for is the exhibitor’s own, and names the visitor who is asked', () => {
    const read = readBoothAppointment({
      ...row,
      Type: '1',
      VisitorInitator: [],
      VisitorReceiver: row.VisitorInitator,
    });
    expect(read).toMatchObject({ own: 'asker', guest: { name: { zh: '林若溪' } } });
  });

  it.each([
    ['no list', undefined],
    ['an empty list', []],
    ['an id', 'guest0000000000000000001'],
    ['text', '<b>x</b>'],
  ])('of a visitor who comes as %s names none', (_, visitor) => {
    const read = readBoothAppointment({ ...row, VisitorInitator: visitor });
    expect(read?.guest).toEqual({ name: { zh: '', en: '' }, company: { zh: '', en: '' }, job: '' });
  });

  it('is none of a row without an id', () => {
    expect(readBoothAppointment({ ...row, RecordId: '' })).toBeUndefined();
  });
});
