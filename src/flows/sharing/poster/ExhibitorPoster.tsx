import { posterBackgroundsQuery } from './posterBackgroundsQuery.ts';
import { services } from '#session/services.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { awakeTimeout } from '#device/timers/awakeTimeout.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { PosterBox } from './PosterBox.tsx';
import { type PosterExhibitor, useExhibitorPoster } from './useExhibitorPoster.ts';

export interface ExhibitorPosterProps {
  /** Of the exhibition. */
  readonly row: ServerRow;
  readonly exhibitor: PosterExhibitor;
  readonly link: string;
  readonly onClose: () => void;
}

export function ExhibitorPoster({ row, exhibitor, link, onClose }: ExhibitorPosterProps) {
  const { t } = useTranslation('sharing');
  const { draw, alt } = useExhibitorPoster(row, exhibitor, link);
  const make = useCallback(
    async () => (await draw(await findPosterBackground(String(row['RecordId'])))).address,
    [draw, row],
  );
  return (
    <PosterBox
      make={make}
      title={t('exhibitorPosterTitle')}
      alt={alt}
      fileName={exhibitor.name}
      onClose={onClose}
    />
  );
}

/** What an exhibitor's poster is drawn on in the share sheet, where there is no choice; '' where that is not set or not read. */
async function findPosterBackground(exhibitionId: string): Promise<string> {
  try {
    // Longer than this is not waited for a picture either.
    const read = queryClient().fetchQuery(posterBackgroundsQuery(exhibitionId));
    const [first = ''] = await awakeTimeout(read, services().times.stillTryingMs);
    return first;
  } catch {
    // The poster is whole without it.
    return '';
  }
}
