import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { authorsOf, filterLeads, leadStates } from '#entities/lead/rules/filterLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { PeopleList, type PeopleSelect } from '#entities/card/PeopleList.tsx';
import { usePeopleAsked } from '#entities/card/usePeopleAsked.ts';
import { useChineseTable } from '#entities/search/useChineseTable.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { LeadRow } from './LeadRow.tsx';

export interface LeadListProps {
  readonly leads: readonly Lead[];
}

type Asked = 'state' | 'author';

const keyOf = ({ id }: Lead) => id;

/** The visitor the booth met last stands first. */
export function LeadList({ leads }: LeadListProps) {
  const { t } = useTranslation('leads');
  const asked = usePeopleAsked<Asked>();
  const { search, temperature } = asked;
  const state = leadStates.find((one) => one === asked.chosen('state')) ?? '';
  const author = asked.chosen('author');
  const today = formatVenueTime(useFairNow(), 'yyyy-MM-dd');
  const table = useChineseTable(search !== '');
  const authors = useMemo(() => authorsOf(leads), [leads]);
  const rows = useMemo(
    () => filterLeads(leads, { search, temperature, state, author, today }, table),
    [leads, search, temperature, state, author, today, table],
  );
  const render = useCallback((lead: Lead) => <LeadRow lead={lead} today={today} />, [today]);
  const states = leadStates.map((value) => ({ value, label: t(value) }));
  const people = authors.map((value) => ({ value, label: value }));
  const selects: readonly PeopleSelect<Asked>[] = [
    { name: 'state', label: t('state'), allText: t('allStates'), options: states },
    ...(authors.length > 1 || author !== ''
      ? [{ name: 'author', label: t('author'), allText: t('allAuthors'), options: people } as const]
      : []),
  ];
  return (
    <PeopleList
      asked={asked}
      rows={rows}
      keyOf={keyOf}
      render={render}
      selects={selects}
      texts={{
        list: t('title'),
        search: t('search'),
        count: t('count', { count: rows.length }),
        notFound: t('notFound'),
        showAll: t('showAll'),
      }}
      initialOffsetRem={24}
    />
  );
}
