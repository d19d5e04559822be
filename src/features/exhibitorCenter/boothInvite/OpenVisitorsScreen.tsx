import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteVisitorPath, openVisitorsPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { foldText } from '#domain/matching/foldText.ts';
import { matchTerm } from '#domain/matching/matchTerm.ts';
import { queryTerms } from '#domain/matching/queryTerms.ts';
import { isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { openToExhibitorsQuery } from '#entities/card/open/openPeopleQueries.ts';
import type { OpenPerson } from '#entities/card/rules/openPerson.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useBlocked } from '#entities/message/partner/blockedPartners.ts';
import { useChineseTable } from '#entities/search/useChineseTable.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';
import { localize } from '#ui/text/localize.ts';
import { boothAppointmentsQuery } from '../ownRows/boothQueries.ts';

/** The visitors who let exhibitors invite them, each a tap away from an invitation. */
export default function OpenVisitorsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothInvite');
  return (
    <CenterGate back={openVisitorsPath(id)} title={t('openTitle')}>
      {(booth) => <OpenVisitors booth={booth} />}
    </CenterGate>
  );
}

function OpenVisitors({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothInvite');
  const query = useServerQuery(openToExhibitorsQuery(booth.exhibitionId));
  const blocked = useBlocked(boothOwner(booth));
  const isBlocked = ({ visitorId }: OpenPerson) =>
    blocked.some(({ kind, id }) => kind === 'visitor' && id === visitorId);
  const data = query.data?.filter((person) => !isBlocked(person));
  const isKept = usePagePlace();
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <QueryView
        query={{ ...query, data }}
        failedTitle={t('openFailed')}
        skeleton={<ListSkeleton shape="person" hasHeading />}
        renderHeading={() => <PageHeading lead={t('openLead')}>{t('openTitle')}</PageHeading>}
        isEmpty={(people) => people.length === 0}
        empty={<EmptyState scene={emptyCards} title={t('openNone')} text={t('openNoneText')} />}
      >
        {(people) => <People booth={booth} people={people} />}
      </QueryView>
    </div>
  );
}

interface PeopleProps {
  readonly booth: BoothKey;
  readonly people: readonly OpenPerson[];
}

const shownMore = 40;

const textsOf = ({ name, company, job, topics }: OpenPerson) => [
  ...[name, company, job].reduce((all: string[], { zh, en }) => [...all, zh, en], []),
  ...topics,
];

/** Every word of the search stands in a text of the person; Chinese also as it sounds, once the table is there. */
function findPeople(
  people: readonly OpenPerson[],
  search: string,
  table: ChineseTable | undefined,
): readonly OpenPerson[] {
  const terms = queryTerms(search, table);
  const contains = (person: OpenPerson, term: string) =>
    textsOf(person).some(
      (text) => text !== '' && matchTerm(foldText(text, table).text, term, table) !== undefined,
    );
  return people.filter((person) => terms.every((term) => contains(person, term)));
}

function People({ booth, people }: PeopleProps) {
  const { t } = useTranslation('boothInvite');
  const { params, ask } = useAskedAddress();
  const search = params.get('q') ?? '';
  const table = useChineseTable(search !== '');
  const found = useMemo(() => findPeople(people, search, table), [people, search, table]);
  const [shown, setShown] = useState(shownMore);
  return (
    <>
      <SearchBar label={t('search')} placeholder={t('search')} value={search} onChange={(q) => ask({ q })} />
      {found.length === 0 ? (
        <EmptyState
          scene={emptySearch}
          title={t('notFound')}
          action={
            <Button kind="secondary" onClick={() => ask({ q: '' })}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <Found booth={booth} people={found.slice(0, shown)} />
      )}
      {found.length > shown && (
        <Button kind="quiet" onClick={() => setShown((before) => before + shownMore)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Found({ booth, people }: PeopleProps) {
  const { t, i18n } = useTranslation('boothInvite');
  const language = languageOf(i18n.language);
  const rows = useServerQuery(boothAppointmentsQuery(booth)).data ?? [];
  const isMet = (id: string) => rows.some(({ visitorId, state }) => visitorId === id && isOpen(state));
  return (
    <CellGroup title={t('list')}>
      {people.map((person) => {
        const { visitorId, job, company, topics } = person;
        const work = [localize(job, language), localize(company, language), ...topics];
        const name = localize(person.name, language);
        return (
          <Cell
            key={visitorId}
            icon={<Icon name="account" />}
            title={name}
            note={work.filter((text) => text !== '').join(' · ')}
            value={isMet(visitorId) ? t('has') : undefined}
            to={inviteVisitorPath(booth.exhibitionId, visitorId)}
          />
        );
      })}
    </CellGroup>
  );
}
