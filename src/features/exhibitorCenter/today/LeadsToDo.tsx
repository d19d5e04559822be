import { useTranslation } from 'react-i18next';
import { openLeadsPath } from '#domain/address/exhibitorCenter/openLeadsPaths.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { useBoothPeople } from '#entities/booth/boothPeople.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { isClosingTime } from '#entities/lead/rules/closingTime.ts';
import { openLeads } from '#entities/lead/rules/openLeads.ts';
import { useKeptLeads } from '#entities/lead/useKeptLeads.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** What is left of the leads, from an hour before closing time. */
export function LeadsToDo({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const nowMs = useFairNow();
  const exhibition = useExhibitionQuery().data;
  const { people } = useBoothPeople(booth);
  const leads = useKeptLeads(booth);
  if (!exhibition || leads.length === 0 || !isClosingTime(exhibition, nowMs)) return null;
  const { count } = openLeads(leads, people, formatVenueTime(nowMs, 'yyyy-MM-dd'));
  return (
    <Cell
      icon={<Icon name="card" />}
      title={t('openLeads')}
      value={count > 0 ? t('openLeadsCount', { count }) : t('noneOpenLeads')}
      to={openLeadsPath(booth.exhibitionId)}
    />
  );
}
