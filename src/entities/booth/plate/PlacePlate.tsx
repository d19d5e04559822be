import type { TextPair } from '#domain/form/formDefinition.ts';
import { BoothSign, type BoothSignProps } from './BoothSign.tsx';
import { HallSign } from './HallSign.tsx';
import { useHallSigns } from './useHallSigns.ts';

export interface PlacePlateProps extends Pick<BoothSignProps, 'boothNo' | 'size'> {
  /** '' where it is not known. */
  readonly hallId: string;
  /** The text of the place beside it, which may name the hall; both '' where there is none. */
  readonly place: TextPair;
}

/** Where something is: the plate of its booth, or of its hall where that alone is known; nothing where neither is. */
export function PlacePlate({ boothNo, hallId, place, size }: PlacePlateProps) {
  const hasBooth = boothNo.trim() !== '';
  const texts = [place.zh, place.en].filter((text) => text !== '');
  const halls = useHallSigns(hallId !== '' || (!hasBooth && texts.length > 0));
  const hall = halls.of(hallId);
  if (hasBooth)
    return <BoothSign boothNo={boothNo} size={size} hall={hall?.name ?? ''} colour={hall?.colour} />;
  const named = hall ?? texts.map(halls.ofPlace).find((found) => found !== undefined);
  const isSaid = named !== undefined && texts.some((text) => text.includes(named.name));
  return <HallSign hall={named} size={size} isSaidBeside={isSaid} />;
}
