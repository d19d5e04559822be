import type { Appointment } from './appointment.ts';

/** Whether a meeting is at the exhibitor’s booth: its place says so, or it names none. */
export function isAtBooth({ place, partner: { boothNo } }: Pick<Appointment, 'place' | 'partner'>): boolean {
  const booth = boothNo.trim().toLowerCase();
  return (
    place.trim() === '' ||
    (booth !== '' &&
      place
        .toLowerCase()
        .split(/[^a-z0-9-]+/)
        .includes(booth))
  );
}
