import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import { cutText } from '#domain/text/wholeCharacters.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { ReportSheet } from '#entities/report/ReportSheet.tsx';
import { BarAction } from '#flows/navigation/BarAction.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import css from './PostMenu.module.css';

const reasons = ['false', 'banned', 'contact', 'offensive', 'other'] as const;

export interface PostMenuProps {
  readonly post: SupplyPost;
  readonly visitorId: string | undefined;
}

/**
 * In the bar at the top: tells the organiser what is wrong with a post, by a reason, or by a message with a contact where the phone
 * knows no visitor.
 */
export function PostMenu({ post, visitorId }: PostMenuProps) {
  const { t } = useTranslation('supply');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'actions' | 'report'>();
  const { ExhibitionId, RecordId, productName } = post;
  const about = t('reportAbout', { name: cutText(productName, 40), id: RecordId });
  const close = () => setOpen(undefined);
  function report() {
    if (visitorId !== undefined) setOpen('report');
    else void navigate(`${contactOrganiserPath(ExhibitionId)}?about=${encodeURIComponent(about)}`);
  }
  return (
    <>
      <BarAction>
        <button
          className={css['more']}
          type="button"
          aria-label={t('moreActions')}
          onClick={() => setOpen('actions')}
        >
          <Icon name="more" />
        </button>
      </BarAction>
      {open === 'actions' &&
        createPortal(
          <ActionSheet
            title={productName}
            actions={[{ key: 'report', text: t('report'), onSelect: report }]}
            onClose={close}
          />,
          document.body,
        )}
      {visitorId !== undefined && (
        <ReportSheet
          isOpen={open === 'report'}
          visitorId={visitorId}
          title={t('reportTitle')}
          about={{ kind: 'post', id: RecordId }}
          reasons={reasons.map((key) => ({ key, text: t(`report_${key}`) }))}
          textOf={(reason) => t('reportText', { reason, name: cutText(productName, 60), id: RecordId })}
          onClose={close}
        />
      )}
    </>
  );
}
