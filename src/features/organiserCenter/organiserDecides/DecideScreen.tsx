import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { organiserDecidesPath } from '#domain/address/organiser/decisionPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { AskedCells } from '../today/AskedCells.tsx';
import { decisionKinds } from './decisionKinds.ts';
import { DecideRows } from './DecideRows.tsx';
import own from './together/together.module.css';
import { useDecidingTogether } from './together/useDecidingTogether.ts';
import { useListChoice } from './useListChoice.ts';
import { rowsAtATime, type ToDecide, toDecideQuery } from './decisionQueries.ts';

/** All that waits for a decision of the organiser, the oldest first. */
export default function DecideScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserDecides');
  return (
    <OrganiserGate back={organiserDecidesPath(id)} title={t('title')}>
      {(organiser) => <Waiting organiser={organiser} />}
    </OrganiserGate>
  );
}

const always = () => true;

function Waiting({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserDecides');
  const [{ kind, most }, setChoice] = useListChoice({ kind: '', most: rowsAtATime });
  // Above the list: what is held outlives a reading that fails.
  const together = useDecidingTogether(organiser);
  const polled = { refetchInterval: pollWhile<ToDecide>(always) };
  const all = useServerQuery({ ...toDecideQuery(organiser, '', rowsAtATime), ...polled });
  const query = useServerQuery({
    ...toDecideQuery(organiser, kind, most),
    ...polled,
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton hasHeading />}
      renderHeading={() => <PageHeading lead={t('lead')}>{t('title')}</PageHeading>}
    >
      {({ rows, hasMore, failed }) => (
        <>
          <KindChips
            counts={all.data?.counts ?? {}}
            value={kind}
            onChange={(next) => setChoice({ kind: next, most: rowsAtATime })}
          />
          {failed.length > 0 && (
            <Notice kind="error" live>
              {t('someFailed', { kinds: failed.map((name) => t(`kind_${name}`)).join(t('and')) })}
              <Button kind="quiet" onClick={() => void query.retry()}>
                {t('again')}
              </Button>
            </Notice>
          )}
          {rows.length === 0 && failed.length === 0 && (
            <EmptyState drawing="done" title={t('none')} text={t('noneText')} />
          )}
          <DecideRows organiser={organiser} rows={rows} together={together} />
          {hasMore && (
            <Button
              kind="secondary"
              busy={query.isPlaceholderData}
              onClick={() => setChoice({ kind, most: most + rowsAtATime })}
            >
              {t('more')}
            </Button>
          )}
          <div className={own['toAnswer']}>
            <CellGroup title={t('toAnswer')}>
              <AskedCells organiser={organiser} />
            </CellGroup>
          </div>
        </>
      )}
    </QueryView>
  );
}

interface KindChipsProps {
  readonly counts: ToDecide['counts'];
  readonly value: string;
  readonly onChange: (kind: string) => void;
}

/** The kinds of which some wait, and the chosen one. */
function KindChips({ counts, value, onChange }: KindChipsProps) {
  const { t } = useTranslation('organiserDecides');
  const shown = decisionKinds.filter(({ name }) => (counts[name] ?? 0) > 0 || name === value);
  if (shown.length === 0) return null;
  return (
    <FilterChips
      label={t('kinds')}
      options={shown.map(({ name }) => ({
        value: name,
        label: t('kindCount', { kind: t(`kind_${name}`), count: counts[name] ?? 0 }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
