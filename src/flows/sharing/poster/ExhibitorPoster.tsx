import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { findPosterBackground } from './findPosterBackground.ts';
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
