import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { authorsOf, filterLeads, leadsByAuthor, leadStates } from '#entities/lead/rules/filterLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { PeopleList } from '#entities/card/PeopleList.tsx';
import { openLeadsPath } from '#domain/address/exhibitorCenter/openLeadsPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { usePeopleAsked } from '#entities/card/usePeopleAsked.ts';
import { useChineseTable } from '#entities/search/useChineseTable.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { HeadLink, HeadToggle } from '#ui/list/head/HeadChips.tsx';
import { LeadExport } from './LeadExport.tsx';
import { LeadRow } from './LeadRow.tsx';
import { LeadsByAuthor } from './LeadsByAuthor.tsx';

export interface LeadListProps {
  readonly leads: readonly Lead[];
  /** How many have not been uploaded yet. */
  readonly waitingCount: number;
}

const keyOf = ({ id }: Lead) => id;

/** The visitor the booth met last stands first. */
export function LeadList({ leads, waitingCount }: LeadListProps) {
  const { t } = useTranslation('leads');
  const authors = useMemo(() => authorsOf(leads), [leads]);
  const people = usePeopleAsked([
    { key: 'state', label: t('state'), options: leadStates.map((value) => ({ value, label: t(value) })) },
    { key: 'author', label: t('author'), options: authors.map((value) => ({ value, label: value })) },
  ]);
  const { asked, temperature } = people;
  const { search, filters } = asked;
  const state = leadStates.find((one) => one === filters['state']) ?? '';
  const author = filters['author'] ?? '';
  const today = formatVenueTime(useFairNow(), 'yyyy-MM-dd');
  const table = useChineseTable(search !== '');
  const rows = useMemo(
    () => filterLeads(leads, { search, temperature, state, author, today }, table),
    [leads, search, temperature, state, author, today, table],
  );
  const render = useCallback((lead: Lead) => <LeadRow lead={lead} today={today} />, [today]);
  const byAuthor = useByAuthor(leads);
  const exhibitionId = useExhibitionId();
  return (
    <PeopleList
      people={people}
      rows={rows}
      keyOf={keyOf}
      render={render}
      links={
        <>
          {byAuthor.toggle}
          <HeadLink to={openLeadsPath(exhibitionId)} icon="agenda">
            {t('openLink')}
          </HeadLink>
          <LeadExport leads={leads} />
        </>
      }
      instead={byAuthor.view}
      texts={{
        list: t('title'),
        search: t('search'),
        count: (count) =>
          [
            t('count', { count }),
            ...(waitingCount > 0 ? [t('countWaiting', { count: waitingCount })] : []),
          ].join(' · '),
        notFound: t('notFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

/** Who has noted how many, in place of the rows; where one contact has noted all, there is no such view. */
function useByAuthor(leads: readonly Lead[]) {
  const { t } = useTranslation('leads');
  const { params, ask } = useAskedAddress();
  const authors = useMemo(() => leadsByAuthor(leads), [leads]);
  if (authors.length < 2) return { toggle: null, view: null };
  const isShown = params.get('view') === 'authors';
  return {
    toggle: (
      <HeadToggle isPressed={isShown} onPress={() => ask({ view: isShown ? '' : 'authors' })}>
        {t('byAuthor', { count: authors.length })}
      </HeadToggle>
    ),
    view: isShown && <LeadsByAuthor authors={authors} />,
  };
}
