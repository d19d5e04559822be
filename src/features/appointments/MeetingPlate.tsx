import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
import { HallSign, type HallSignProps } from '#entities/booth/plate/HallSign.tsx';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { isAtBooth } from '#entities/appointment/rules/isAtBooth.ts';

interface MeetingPlateProps extends Pick<HallSignProps, 'size'> {
  readonly appointment: Pick<Appointment, 'place' | 'partner'>;
}

/** Where a meeting is: the plate of the booth, or of the hall that its place names; nothing where neither is known. */
export function MeetingPlate({ appointment, size }: MeetingPlateProps) {
  const { place, partner } = appointment;
  const atBooth = isAtBooth(appointment);
  const halls = useHallSigns(!atBooth);
  // The text of the place stands beside it.
  if (!atBooth) return <HallSign hall={halls.ofPlace(place)} size={size} isSaidBeside />;
  return <BoothPlate boothNo={partner.boothNo} hallId={partner.hallId} size={size} />;
}
