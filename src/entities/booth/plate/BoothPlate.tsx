import { BoothSign, type BoothSignProps } from './BoothSign.tsx';
import { useHallSigns } from './useHallSigns.ts';

export interface BoothPlateProps extends Pick<BoothSignProps, 'boothNo' | 'size'> {
  /** '' where it is not known. */
  readonly hallId: string;
}

/** The sign of a booth in the colour of its hall; nothing without a booth. The halls are asked for once per page. */
export function BoothPlate({ boothNo, hallId, size }: BoothPlateProps) {
  const hall = useHallSigns(boothNo.trim() !== '' && hallId !== '').of(hallId);
  return <BoothSign boothNo={boothNo} size={size} hall={hall?.name ?? ''} colour={hall?.colour} />;
}
