import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { LeadOwner } from '#entities/booth/boothPeople.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { changeLead } from '#entities/lead/changeLeads.ts';
import type { OpenLead, OpenLeadGroup } from '#entities/lead/rules/openLeads.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { OwnerSheet } from '../followUp/OwnerSheet.tsx';
import { leadName } from '../leadName.ts';
import { useGapTexts } from './useGapTexts.ts';
import css from './openLeads.module.css';

interface OpenLeadGroupProps {
  readonly booth: BoothKey;
  readonly group: OpenLeadGroup;
}

/** The open leads of one person of the booth, each with what it needs and a button that gives it to another. */
export function OpenLeadGroupView({ booth, group }: OpenLeadGroupProps) {
  const { t } = useTranslation('leads');
  const [handed, setHanded] = useState<OpenLead>();
  const { ownerName, leads } = group;
  const hasOwner = ownerName !== '';

  async function hand({ lead }: OpenLead, { id, name }: LeadOwner) {
    try {
      await changeLead(booth, lead.id, { ownerId: id, ownerName: name });
      renderToast(t(hasOwner ? 'handed' : 'assigned', { lead: leadName(t, lead), name: name || t('me') }));
    } catch {
      renderToast(t('notKept'));
    }
  }

  return (
    <Card title={t('openOf', { name: ownerName || t('noOwner'), number: leads.length })}>
      <ul className={css['list']}>
        {leads.map((one) => (
          <Row key={one.lead.id} booth={booth} open={one} hasOwner={hasOwner} onHand={() => setHanded(one)} />
        ))}
      </ul>
      {handed !== undefined && (
        <OwnerSheet
          booth={booth}
          title={t(hasOwner ? 'handTitle' : 'assignTitle', { name: leadName(t, handed.lead) })}
          onChoose={(owner) => void hand(handed, owner)}
          onClose={() => setHanded(undefined)}
        />
      )}
    </Card>
  );
}

interface RowProps {
  readonly booth: BoothKey;
  readonly open: OpenLead;
  /** Whether it is handed over, or given to its first owner. */
  readonly hasOwner: boolean;
  readonly onHand: () => void;
}

function Row({ booth, open, hasOwner, onHand }: RowProps) {
  const { t } = useTranslation('leads');
  const gapTexts = useGapTexts();
  const { lead, gaps } = open;
  const name = leadName(t, lead);
  return (
    <li className={css['row']}>
      <AppLink className={css['lead']} to={leadPath(booth.exhibitionId, lead.id)}>
        <span className={css['name']}>{name}</span>
        {lead.texts.company !== '' && <span className={css['company']}> {lead.texts.company}</span>}
        <span className={css['gaps']}> {gapTexts(gaps)}</span>
      </AppLink>
      <button
        className={css['hand']}
        type="button"
        aria-label={t(hasOwner ? 'handLabel' : 'assignLabel', { name })}
        onClick={onHand}
      >
        {t(hasOwner ? 'hand' : 'assign')}
      </button>
    </li>
  );
}
