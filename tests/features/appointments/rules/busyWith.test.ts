import { describe, expect, it } from 'vitest';
import type { AgendaKind } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { busyWith } from '#features/appointments/rules/busyWith.ts';

const at = (clock: string) => parseVenueTime(`2026-11-25 ${clock}`) ?? NaN;

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
