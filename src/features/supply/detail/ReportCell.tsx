import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import { cutText } from '#domain/text/wholeCharacters.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { ReportSheet } from '#entities/report/ReportSheet.tsx';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

const reasons = ['false', 'banned', 'contact', 'offensive', 'other'] as const;

export interface ReportCellProps {
  readonly post: SupplyPost;
  readonly visitorId: string | undefined;
}

/** Tells the organiser what is wrong with a post: by a reason, or by a message with a contact where the phone knows no visitor. */
export function ReportCell({ post, visitorId }: ReportCellProps) {
  const { t } = useTranslation('supply');
  const [isOpen, setIsOpen] = useState(false);
  const { ExhibitionId, RecordId, productName } = post;
  const icon = <Icon name="warning" />;
  const about = t('reportAbout', { name: cutText(productName, 40), id: RecordId });
  if (visitorId === undefined)
    return (
      <Cell
        icon={icon}
        title={t('report')}
        to={`${contactOrganiserPath(ExhibitionId)}?about=${encodeURIComponent(about)}`}
      />
    );
  return (
    <>
      <Cell icon={icon} title={t('report')} onAct={() => setIsOpen(true)} />
      <ReportSheet
        isOpen={isOpen}
        visitorId={visitorId}
        title={t('reportTitle')}
        reasons={reasons.map((key) => ({ key, text: t(`report_${key}`) }))}
        textOf={(reason) => t('reportText', { reason, name: cutText(productName, 60), id: RecordId })}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
