import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { Button } from '#ui/controls/Button.tsx';
import type { LettersState } from '#entities/search/useLetterGroups.ts';
import { useTranslation } from 'react-i18next';
import { useAdvertAmong } from '#entities/advert/useAdvertAmong.tsx';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { SearchLink } from '#entities/search/SearchLink.tsx';
import { exhibitorsPlan } from '../exhibitorPlans.ts';
import { useNamed } from '../useNamed.ts';
import { BrowseLinks } from './BrowseLinks.tsx';
import { useMineFilter } from './useMineFilter.ts';
import { useNameOrder } from './useNameOrder.ts';
import { useExhibitorRow } from './useExhibitorRow.tsx';

export default function ExhibitorListScreen() {
  const id = useExhibitionId();
  return <ExhibitorList key={id} />;
}

function ExhibitorList() {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const named = useNamed();
  const mine = useMineFilter();
  const names = useNameOrder(named.language, mine.ids);
  const query = useListQuery({
    ...exhibitorsPlan(exhibitionId, named.language),
    ...mine.plan,
    ...names.plan,
  });
  const { halls, kinds, areHallsAwaited, areKindsAwaited } = named;
  const renderRow = useExhibitorRow(named, query.rows.data);
  const advert = useAdvertAmong('exhibitors', query.rows.data);
  return (
    <>
      <SearchLink />
      <ListScreen
        title={t('title')}
        query={query}
        renderRow={renderRow}
        insert={advert}
        links={<BrowseLinks hasHalls={halls.length > 1} />}
        above={<NamesNote state={names.state} onRead={names.read} />}
        search={t('search')}
        filters={[
          mine.filter,
          { key: 'hall', label: t('hall'), options: halls, isAwaited: areHallsAwaited },
          { key: 'kind', label: t('kind'), options: kinds, isAwaited: areKindsAwaited },
          { ...names.filter, isRow: true },
        ]}
        sorts={[
          { key: 'recommended', label: t('sortRecommended') },
          { key: 'popular', label: t('sortPopular') },
          { key: 'booth', label: t('sortBooth') },
          { key: 'name', label: t('sortName') },
        ]}
        countText={(count) => t('count', { count })}
        failedTitle={t('listFailed')}
        empty={{ title: t('none'), text: t('noneText') }}
        emptyAsked={mine.empty}
        rowRem={7.75}
      />
    </>
  );
}

interface NamesNoteProps {
  readonly state: LettersState;
  readonly onRead: () => void;
}

/** Why the list has no letters, and how to get them. */
function NamesNote({ state, onRead }: NamesNoteProps) {
  const { t } = useTranslation('exhibitors');
  if (state !== 'unavailable') return null;
  return (
    <Notice kind="info" title={t('lettersUnavailable')}>
      <p>{t('lettersUnavailableText')}</p>
      <Button kind="secondary" onClick={onRead}>
        {t('lettersRead')}
      </Button>
    </Notice>
  );
}
