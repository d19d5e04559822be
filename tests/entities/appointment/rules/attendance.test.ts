import { describe, expect, it } from 'vitest';
import { attendanceProof, isAttendanceNote } from '#entities/appointment/rules/attendance.ts';

const exhibitionId = 'open00000000000000000001';
const exhibitorId = 'exhibitor000000000000001';
const placeId = 'place0000000000000000001';
const other = 'place0000000000000000002';
const host = 'https://fair.example.com';
const placeCode = (id: string, at = exhibitionId) => `${host}/sign-in/${at}/${id}`;
const places = [{ id: placeId, name: { zh: '2 号馆洽谈区', en: 'Meeting area, Hall 2' } }];
const byPlace = { by: 'place', placeId };

describe('that two have met is shown', { tags: ['appointment-actions'] }, () => {
  const met = { exhibitionId, exhibitorId, placeId, place: '' };
  const named = { ...met, placeId: '' };
  it.each([
    ['the exhibitor’s code', met, `${host}/exhibitor/${exhibitionId}/${exhibitorId}`, { by: 'exhibitor' }],
    ['another exhibitor’s code', met, `${host}/exhibitor/${exhibitionId}/${other}`, undefined],
    ['the place’s code', met, placeCode(placeId), byPlace],
    ['the code of another place', met, placeCode(other), undefined],
    ['the same place at another exhibition', met, placeCode(placeId, other), undefined],
    ['a place of the agreed name', { ...named, place: '2号馆洽谈区' }, placeCode(placeId), byPlace],
    ['the same in English', { ...named, place: 'meeting area, hall 2' }, placeCode(placeId), byPlace],
    ['a place of another name', { ...named, place: '展位 2A01' }, placeCode(placeId), undefined],
    [
      'a place that this phone does not know',
      { ...named, place: '2号馆洽谈区' },
      placeCode(other),
      undefined,
    ],
    ['a place where none is agreed', named, placeCode(placeId), undefined],
    ['any other text', met, 'x'.repeat(3_000), undefined],
  ])('or not, by %s', (_, appointment, text, proof) => {
    expect(attendanceProof(appointment, text, places)).toEqual(proof);
  });

  it('by what an earlier page has kept, if that can be read', () => {
    const note = {
      exhibitionId,
      visitorId: 'v',
      appointmentId: 'a',
      startMs: 1,
      scannedAtMs: 2,
      proof: { by: 'exhibitor' },
    };
    expect(isAttendanceNote(note)).toBe(true);
    expect(isAttendanceNote({ ...note, refusal: 'gone' })).toBe(true);
    for (const bad of [{ startMs: '1' }, { proof: { by: 'place' } }, { proof: null }, { refusal: 'why' }])
      expect(isAttendanceNote({ ...note, ...bad })).toBe(false);
  });
});
