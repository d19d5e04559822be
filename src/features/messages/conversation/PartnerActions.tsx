import { useState } from 'react';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inviteVisitorPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { isBooth, type MessageOwner, type Partner } from '#entities/message/rules/message.ts';
import { setBlocked } from '#entities/message/partner/blockedPartners.ts';
import { ReportSheet } from '#entities/report/ReportSheet.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import css from './partner.module.css';

export interface PartnerActionsProps {
  readonly owner: MessageOwner;
  readonly partner: Partner;
  readonly name: string;
  readonly isBlocked: boolean;
}

const reasons = ['spam', 'fraud', 'offensive', 'other'] as const;
const longestName = 60;

/** What one can do about the partner of a conversation. */
export function PartnerActions({ owner, partner, name, isBlocked }: PartnerActionsProps) {
  const { t } = useTranslation('conversation');
  const [open, setOpen] = useState<'actions' | 'report'>();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const invite = () => void navigate(inviteVisitorPath(owner.exhibitionId, partner.id), { state: { name } });
  const change = (toBlocked: boolean) => {
    setBlocked(owner, partner, toBlocked);
    const action = { label: t('undo'), act: () => setBlocked(owner, partner, !toBlocked) };
    renderToast(t(toBlocked ? 'blockedToast' : 'unblockedToast', { name }), { action });
  };
  return (
    <>
      <button className={css['more']} type="button" aria-label={t('more')} onClick={() => setOpen('actions')}>
        <Icon name="more" />
      </button>
      {open === 'actions' &&
        createPortal(
          <ActionSheet
            title={name}
            actions={[
              // A report is sent as a visitor.
              ...(isBooth(owner)
                ? partner.kind === 'visitor'
                  ? [{ key: 'invite', text: t('invite'), onSelect: invite }]
                  : []
                : [{ key: 'report', text: t('report'), onSelect: () => setOpen('report') }]),
              isBlocked
                ? { key: 'unblock', text: t('unblock'), onSelect: () => change(false) }
                : {
                    key: 'block',
                    text: t('block'),
                    description: t('blockNote'),
                    onSelect: () => change(true),
                  },
            ]}
            onClose={close}
          />,
          document.body,
        )}
      <ReportSheet
        visitorId={owner.visitorId}
        isOpen={open === 'report'}
        title={t('reportTitle')}
        about={partner}
        reasons={reasons.map((key) => ({ key, text: t(`report_${key}`) }))}
        textOf={(reason) =>
          t('reportText', { reason, name: cutText(name, longestName), kind: partner.kind, id: partner.id })
        }
        onClose={close}
      />
    </>
  );
}
