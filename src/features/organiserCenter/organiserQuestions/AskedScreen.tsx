import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import list from '../review/ReviewList.module.css';
import { AskedCard } from './AskedCard.tsx';
import { type AskedKind, askedOf, askedQuery } from './questionQueries.ts';

export interface AskedScreenProps {
  readonly kind: AskedKind;
  /** Its own address, to which a login comes back. */
  readonly pathOf: (exhibitionId: string) => string;
}

/** All questions or all reports of an exhibition, with their answers; those that wait come first. */
export function AskedScreen({ kind, pathOf }: AskedScreenProps) {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserQuestions');
  return (
    <OrganiserGate back={pathOf(id)} title={t(`title_${kind}`)}>
      {(organiser) => <Asked organiser={organiser} kind={kind} path={pathOf(id)} />}
    </OrganiserGate>
  );
}

const always = () => true;
const shownFirst = 50;

interface AskedProps {
  readonly organiser: Organiser;
  readonly kind: AskedKind;
  readonly path: string;
}

function Asked({ organiser, kind, path }: AskedProps) {
  const { t } = useTranslation('organiserQuestions');
  const [shown, setShown] = useState(shownFirst);
  const query = useServerQuery({
    ...askedQuery(organiser),
    select: (rows) => askedOf(kind, rows),
    refetchInterval: pollWhile(always),
  });
  return (
    <QueryView
      query={query}
      failedTitle={t(`failed_${kind}`)}
      skeleton={<ListSkeleton hasHeading />}
      renderHeading={() => <PageHeading lead={t(`lead_${kind}`)}>{t(`title_${kind}`)}</PageHeading>}
      empty={<EmptyState title={t(`none_${kind}`)} text={t(`noneText_${kind}`)} />}
    >
      {(rows) => (
        <>
          <ul className={list['rows']}>
            {rows.slice(0, shown).map((row) => (
              <AskedCard key={row.RecordId} organiser={organiser} asked={row} path={path} />
            ))}
          </ul>
          {rows.length > shown && (
            <Button kind="quiet" onClick={() => setShown(shown + shownFirst)}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
