import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import type { FoundKind, SearchKind } from '#domain/matching/catalogueEntry.ts';
import { catalogueView, openCatalogue } from '#entities/search/openCatalogue.ts';
import { useCatalogueSearch } from '#entities/search/useCatalogueSearch.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Count } from '#ui/values/Count.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { FoundRow } from './FoundRow.tsx';
import { useOnlineSearch } from './useOnlineSearch.ts';
import css from './search.module.css';

export interface ResultsProps {
  /** Not empty. */
  readonly query: string;
  /** Only this one, and more of it. */
  readonly kind: SearchKind | undefined;
  readonly onKind: (kind: SearchKind | undefined) => void;
  /** Must be stable: a new one renders every row again. */
  readonly onOpen: (kind: SearchKind) => void;
}

/** Of each kind, while all kinds are shown. */
const few = 5;
const many = 60;

export function Results({ query, kind, onKind, onOpen }: ResultsProps) {
  const { t, i18n } = useTranslation('search');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const found = useCatalogueSearch(query, {
    language,
    limit: kind === undefined ? few : many,
  });
  const online = useOnlineSearch(query);
  const whole = useDeferredValue(found);
  const retry = () => {
    openCatalogue(exhibitionId);
    void online.retry();
  };
  const isFilling = useStore(catalogueView, ({ state, readAtMs }) => state === 'reading' && readAtMs === 0);
  if (found === undefined) return <Awaited />;

  const { kinds, isCorrected } = found.answer;
  const chosen = kinds.filter((one) => one.kind === kind);
  // Something else may have been typed since a kind was chosen.
  const all = chosen.length > 0 ? chosen : kinds;
  const count = all.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) {
    if (online.isFetching || isFilling || found.query !== query) return <Awaited />;
    if (online.error !== null) return <LoadFailed title={t('failed')} cause={online.error} onRetry={retry} />;
    return (
      <EmptyState
        scene={emptySearch}
        title={t('nothing', { query: found.query })}
        text={t('nothingText')}
        action={<LinkButton to={exhibitorsPath(exhibitionId)}>{t('exhibitors')}</LinkButton>}
      />
    );
  }
  // What is in sight is drawn first, for a new query alone: cutting the same one would move the page. What stands below stays until then.
  const isNew = whole?.query !== found.query;
  const rest = (isNew ? (whole?.answer.kinds ?? []) : kinds).filter((one) => one.kind !== all[0]?.kind);
  const shown = chosen.length > 0 ? chosen : [...all.slice(0, 1), ...rest];
  return (
    <>
      <KindChips kinds={kinds} chosen={chosen[0]?.kind} onKind={onKind} />
      {/* The kinds tell their numbers. */}
      <p className={isCorrected ? css['count'] : 'x-hidden'} data-announce="">
        {isCorrected ? t('corrected') : t('found', { count })}
      </p>
      {shown.map((one) => (
        <Kind
          key={one.kind}
          found={one}
          most={isNew ? few : many}
          isWhole={chosen.length > 0}
          onAll={() => onKind(one.kind)}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}

/** Below the place of the chips, so that the rows come where the skeleton was. */
const Awaited = () => (
  <>
    <div className={css['chipsPlace']} />
    <ListSkeleton />
  </>
);

interface KindChipsProps {
  /** Those that have hits. */
  readonly kinds: readonly FoundKind[];
  readonly chosen: SearchKind | undefined;
  readonly onKind: (kind: SearchKind | undefined) => void;
}

/** One kind of all that were found, each with its count; also where there is one alone, as the rows stay where they are while more is typed. */
function KindChips({ kinds, chosen, onKind }: KindChipsProps) {
  const { t } = useTranslation('search');
  const options = kinds.map(({ kind, count }) => ({ value: kind, label: `${t(`kind_${kind}`)} ${count}` }));
  return (
    <FilterChips
      label={t('kinds')}
      options={options}
      value={chosen ?? ''}
      onChange={(value) => onKind(kinds.find(({ kind }) => kind === value)?.kind)}
    />
  );
}

interface KindProps {
  readonly found: FoundKind;
  readonly most: number;
  readonly isWhole: boolean;
  readonly onAll: () => void;
  readonly onOpen: (kind: SearchKind) => void;
}

function Kind({ found: { kind, count, entries }, most, isWhole, onAll, onOpen }: KindProps) {
  const { t } = useTranslation('search');
  const halls = useHallSigns();
  const more = count - entries.length;
  return (
    <section className={css['kind']} aria-labelledby={`found-${kind}`}>
      <h2 className={css['kindTitle']} id={`found-${kind}`}>
        {t(`kind_${kind}`)}{' '}
        <span className={css['kindCount']}>
          <Count count={count} />
        </span>
      </h2>
      <ul className={css['rows']}>
        {entries.slice(0, most).map((one) => (
          <li key={one.entry.id}>
            <FoundRow found={one} halls={halls} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {more > 0 && !isWhole && (
        <button type="button" className={css['all']} onClick={onAll}>
          {t(`all_${kind}`, { count })}
        </button>
      )}
      {more > 0 && isWhole && <p className={css['count']}>{t('first', { count: entries.length })}</p>}
    </section>
  );
}
