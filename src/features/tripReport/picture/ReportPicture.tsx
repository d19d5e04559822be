import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PosterBox } from '#flows/sharing/poster/PosterBox.tsx';
import { drawReport } from './drawReport.ts';
import { amountText } from '../rules/amounts.ts';
import { boothText, dueText, itemTime, type ReportHead, sumsText } from '../rules/reportText.ts';
import type { ReportItem, ReportWriter, TripReport } from '../rules/tripReport.ts';

export interface ReportPictureProps {
  readonly head: ReportHead;
  readonly report: TripReport;
  readonly isDay: boolean;
  readonly writer: ReportWriter;
  readonly onClose: () => void;
}

/** The report as a picture, to be kept or sent. */
export function ReportPicture({ head, report, isDay, writer, onClose }: ReportPictureProps) {
  const { t } = useTranslation('tripReport');
  const drawnOf = (item: ReportItem) => ({
    time: itemTime(item, isDay, writer),
    title: item.title,
    face: item.face,
    due: dueText(item, writer),
    facts: [boothText(item, writer), ...item.facts, item.amount === undefined ? '' : amountText(item.amount)],
    notes: item.notes,
  });
  const [make] = useState(() => async () => {
    const accent = getComputedStyle(document.body).getPropertyValue('--x-brand').trim() || '#1456d9';
    return drawReport({
      ...head,
      sections: report.sections.map((section) => ({
        title: writer.words(`section_${section.name}`),
        items: section.items.map(drawnOf),
        sum: sumsText(section, writer),
      })),
      more: (count) => writer.words('pictureMore', { count }),
      accent,
    });
  });
  return (
    <PosterBox
      make={make}
      title={t('picture')}
      alt={t('pictureLabel', { count: report.count })}
      fileName={head.title}
      impossible={t('pictureImpossible')}
      onClose={onClose}
    />
  );
}
