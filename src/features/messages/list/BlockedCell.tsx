import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type MessageOwner, partnerKey } from '#entities/message/rules/message.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { usePartnerName } from '../usePartnerName.ts';
import { pathOfConversation } from '../rules/pathOfConversation.ts';
import css from './BlockedCell.module.css';
import type { BlockedConversation } from './useListed.ts';

export interface BlockedCellProps {
  readonly owner: MessageOwner;
  readonly blocked: readonly BlockedConversation[];
}

/** Below the list: leads to the conversations that are not in it, where they can be unblocked. */
export function BlockedCell({ owner, blocked }: BlockedCellProps) {
  const { t } = useTranslation('conversation');
  const [isOpen, setIsOpen] = useState(false);
  const nameOf = usePartnerName();
  const navigate = useNavigate();
  if (blocked.length === 0) return null;
  return (
    <div className={css['root']}>
      <CellGroup>
        <Cell
          icon={<Icon name="hide" />}
          title={t('blockedList')}
          value={blocked.length}
          onAct={() => setIsOpen(true)}
        />
      </CellGroup>
      {isOpen &&
        createPortal(
          <ActionSheet
            title={t('blockedList')}
            actions={blocked.map(({ partner, view }) => ({
              key: partnerKey(partner),
              text: nameOf(partner, view),
              onSelect: () => void navigate(pathOfConversation(owner, partner)),
            }))}
            onClose={() => setIsOpen(false)}
          />,
          document.body,
        )}
    </div>
  );
}
