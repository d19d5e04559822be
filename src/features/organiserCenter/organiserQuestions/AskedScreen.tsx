import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { organiserAskedPath } from '#domain/address/organiser/organiserPaths.ts';
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

/** All questions or all reports of an exhibition, with their answers; those that wait come first. */
export default function AskedScreen() {
  const id = useExhibitionId();
  const kind: AskedKind = useParams()['kind'] === 'report' ? 'report' : 'question';
  const { t } = useTranslation('organiserCenter');
  const path = organiserAskedPath(id, kind);
  return (
    <OrganiserGate back={path} title={t(`asked_title_${kind}`)}>
      {(organiser) => <Asked key={kind} organiser={organiser} kind={kind} path={path} />}
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
  const { t } = useTranslation('organiserCenter');
  const [shown, setShown] = useState(shownFirst);
  const query = useServerQuery({
    ...askedQuery(organiser),
    select: (rows) => askedOf(kind, rows),
    refetchInterval: pollWhile(always),
  });
  return (
    <QueryView
      query={query}
      failedTitle={t(`asked_failed_${kind}`)}
      skeleton={<ListSkeleton hasHeading />}
      renderHeading={() => (
        <PageHeading lead={t(`asked_lead_${kind}`)}>{t(`asked_title_${kind}`)}</PageHeading>
      )}
      empty={<EmptyState drawing="done" title={t(`asked_none_${kind}`)} text={t(`asked_noneText_${kind}`)} />}
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
              {t('asked_more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
