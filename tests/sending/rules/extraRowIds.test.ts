import { describe, expect, it } from 'vitest';
import { extraRowIds } from '#sending/rules/extraRowIds.ts';

const clientRef = '5f0c1c1e-7f8e-4d49-9a65-0d6a7d1f3b11';
const fields = { ExhibitionId: 'open', Name: '周闻溪', Mob: '13900001111', ClientRef: clientRef };
const kept = { recordId: 'kept', clientRef, fields };
const row = { ...fields, RecordId: 'kept', VoucherCode: '1', ApproveState: '2', HasFreeZe: false };
const extra = { ...row, RecordId: 'extra', VoucherCode: '2' };

describe('the extra rows of one insert', { tags: ['N07'] }, () => {
  it('are those with the same reference and the same person, beside the one that is kept', () => {
    expect(extraRowIds([row, extra], kept)).toEqual(['extra']);
    expect(extraRowIds([extra, row, { ...extra, RecordId: 'third' }], kept)).toEqual(['extra', 'third']);
  });

  it('may carry what the server has made of it: numbers as text, ids as rows', () => {
    const expanded = { ...extra, ExhibitionId: { RecordId: 'open' }, HasFreeZe: 'false', ApproveState: 2 };
    expect(extraRowIds([row, expanded], kept)).toEqual(['extra']);
  });

  it.each([
    ['another reference', { ClientRef: 'another' }],
    ['no reference', { ClientRef: undefined }],
    ['another number', { Mob: '13900002222' }],
    ['another name', { Name: '林小满' }],
    ['another exhibition', { ExhibitionId: 'known' }],
    ['another decision of the organiser', { ApproveState: '3' }],
    ['a seat', { SeatNo: 'A 1' }],
    ['no id', { RecordId: '' }],
    ['the id of the row that is kept', { RecordId: 'kept' }],
  ])('are not proven where one of them has %s', (_, difference) => {
    expect(extraRowIds([row, { ...extra, ...difference }], kept)).toEqual([]);
  });

  it('are none where the row that is kept is not there any more, or nothing was sent under a reference', () => {
    expect(extraRowIds([extra, { ...extra, RecordId: 'third' }], kept)).toEqual([]);
    const bare = { ...row, ClientRef: '' };
    expect(extraRowIds([bare, { ...bare, RecordId: 'extra' }], { ...kept, clientRef: '' })).toEqual([]);
  });
});
