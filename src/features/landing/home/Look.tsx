import { type CSSProperties, useEffect } from 'react';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { readAccent } from '../../../domain/exhibition/readAccent.ts';
import { useVisit } from '../../../flows/visit/visit.ts';

export interface LookProps {
  readonly onLook: (look: CSSProperties | undefined) => void;
}

/** Finds the exhibition's own colour, where words in it can be read; the app's otherwise. Draws nothing. */
export function Look({ onLook }: LookProps) {
  const id = useVisit((visit) => visit.exhibitionId);
  const row = useDevice((device) => device.exhibitionInfo) as Record<string, unknown> | undefined;
  const colour = row !== undefined && row['RecordId'] === id ? row['ThemeColor'] : undefined;

  useEffect(() => {
    const look = readAccent(colour);
    onLook(
      look &&
        ({
          '--x-accent': look.accent,
          '--x-accent-pressed': look.pressed,
          '--x-accent-soft': look.soft,
        } as CSSProperties),
    );
  }, [colour, onLook]);

  return null;
}
