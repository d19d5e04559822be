import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoothPeople } from '#entities/booth/boothPeople.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { LeadChange } from '#entities/lead/changeLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { hasOwner } from '#entities/lead/rules/openLeads.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from '../leadDetail.module.css';
import { OwnerSheet } from './OwnerSheet.tsx';

export interface LeadOwnerCellProps {
  readonly booth: BoothKey;
  readonly lead: Lead;
  readonly onKeep: (change: LeadChange) => void;
}

/** Who follows the lead up; a tap gives it to another person of the booth. */
export function LeadOwnerCell({ booth, lead, onKeep }: LeadOwnerCellProps) {
  const { t } = useTranslation('leads');
  const { people } = useBoothPeople(booth);
  const [isChoosing, setChoosing] = useState(false);
  const { ownerId, ownerName } = lead;
  const isThere = hasOwner(lead, people);
  return (
    <>
      <ul className={css['owner']}>
        <Cell
          icon={<Icon name="companions" />}
          title={t('owner')}
          note={ownerId !== '' && !isThere ? t('ownerGone', { name: ownerName }) : undefined}
          value={isThere ? ownerName || t('someone') : t('noOwner')}
          onAct={() => setChoosing(true)}
        />
      </ul>
      {isChoosing && (
        <OwnerSheet
          booth={booth}
          title={t('chooseOwner')}
          onChoose={({ id, name }) => onKeep({ ownerId: id, ownerName: name })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
