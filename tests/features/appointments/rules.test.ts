import { describe, expect, it } from 'vitest';
import { scannedExhibitor } from '../../../src/domain/appointment/scannedExhibitor.ts';
import { parseVenueTime } from '../../../src/domain/time/formatVenueTime.ts';
import type { AgendaKind } from '../../../src/domain/agenda/agendaEntry.ts';
import { busyWith } from '../../../src/features/appointments/rules/busyWith.ts';
import { lineKey, stateKey } from '../../../src/features/appointments/rules/stateKey.ts';

const at = (clock: string) => parseVenueTime(`2026-11-25 ${clock}`) ?? NaN;

describe('what is said of a state', () => {
  it.each([
    ['pending', 'asker', '09:00', 'pending', 'pending'],
    ['pending', 'invited', '09:00', 'pending', 'pending_own'],
    ['pending', 'asker', '10:30', 'pending', 'missed'],
    ['hostApproved', 'asker', '09:00', 'hostApproved', 'hostApproved'],
    ['hostApproved', 'invited', '09:00', 'hostApproved_own', 'hostApproved_own'],
    ['hostApproved', 'invited', '10:30', 'hostApproved_own', 'missed_own'],
    ['rejected', 'invited', '09:00', 'rejected_own', 'rejected_own'],
    ['agreed', 'asker', '09:59', 'agreed', 'agreed'],
    ['agreed', 'asker', '10:00', 'agreed', 'agreed_now'],
    ['agreed', 'invited', '12:30', 'agreed', 'agreed_over'],
    ['cancelled', 'invited', '09:00', 'cancelled', 'cancelled'],
    ['unknown', 'asker', '09:00', 'unknown', 'unknown'],
  ] as const)('%s, of the %s, at %s', (state, own, clock, word, line) => {
    const appointment = { state, own, startMs: at('10:30'), endMs: at('11:00') };
    expect(stateKey(appointment)).toBe(word);
    expect(lineKey(appointment, at(clock))).toBe(line);
  });
});

describe('a time that is asked for', () => {
  const slot = { startMs: at('10:30'), endMs: at('11:00') };
  const talk = { kind: 'conference', id: 'talk', startMs: at('10:00'), endMs: at('10:31') } as const;
  interface Plan {
    readonly kind: AgendaKind;
    readonly id: string;
    readonly startMs: number;
    readonly endMs: number | undefined;
    readonly isGone?: true;
  }
  it.each<[string, readonly Plan[], string | undefined]>([
    ['a talk that reaches into it', [talk], 'talk'],
    ['a talk that ends as it starts', [{ ...talk, endMs: at('10:30') }], undefined],
    ['a talk that begins as it ends', [{ ...talk, startMs: at('11:00'), endMs: at('12:00') }], undefined],
    ['a talk without an end that began half an hour before', [{ ...talk, endMs: undefined }], 'talk'],
    ['a talk that was cancelled', [{ ...talk, isGone: true }], undefined],
    ['opening hours of a day', [{ ...talk, startMs: at('00:00'), endMs: at('23:00') }], undefined],
    ['the appointment that is moved', [{ ...talk, kind: 'appointment', id: 'moved' }], undefined],
  ])('meets %s', (_, planned, id) => {
    expect(busyWith(planned, slot, 'moved')?.id).toBe(id);
  });
});

describe('a scanned code', () => {
  const id = 'exhibitor000000000000001';
  const page = `/exhibitor/open00000000000000000001/${id}`;
  it.each([
    ['the address of its page', `https://fair.example.com${page}`, id],
    ['the same in a folder, with more behind it', `https://fair.example.com/app${page}?from=booth#top`, id],
    ['its id', ` ${id} `, id],
    ['another page', 'https://fair.example.com/exhibitors/open00000000000000000001', undefined],
    ['an id that is too long', `https://fair.example.com${page}1`, undefined],
    ['a text', 'hello', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, text, found) => {
    expect(scannedExhibitor(text)).toBe(found);
  });
});
