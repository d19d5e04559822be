import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { agendaPath } from '#domain/address/homePaths.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import { cardsPath } from '#entities/card/rules/cardPaths.ts';
import { exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useHasExhibitors } from '#entities/exhibitor/useHasExhibitors.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyNotes } from '#ui/states/scenes/emptyNotes.tsx';

interface ReportEmptyProps {
  readonly isDay: boolean;
  /** There is something, in sections that were left out. */
  readonly isLeftOut: boolean;
}

/** Nothing to report: what would appear, and where to begin. */
export function ReportEmpty({ isDay, isLeftOut }: ReportEmptyProps) {
  const { t } = useTranslation('tripReport');
  const id = useExhibitionId();
  const hasExhibitors = useHasExhibitors();
  const nowMs = useFairNow();
  const { StartTime = '', EndTime = '' } =
    readExhibition(useDevice((state) => exhibitionRowOf(state, id))) ?? {};
  const isBefore = exhibitionPhase(StartTime, EndTime, nowMs)?.at === 'before';
  const why = isLeftOut ? 'allLeftOut' : isDay ? 'noneOnDay' : isBefore ? 'noneBefore' : 'none';
  return (
    <>
      <EmptyState scene={emptyNotes} title={t(why)} text={t(`${why}Text`)} />
      {!isLeftOut && (
        <CellGroup title={t('begin')}>
          <Cell icon={<Icon name="agenda" />} title={t('toSchedule')} to={agendaPath(id)} />
          {hasExhibitors && (
            <Cell icon={<Icon name="exhibitor" />} title={t('toExhibitors')} to={exhibitorsPath(id)} />
          )}
          <Cell icon={<Icon name="card" />} title={t('toCards')} to={cardsPath(id)} />
        </CellGroup>
      )}
    </>
  );
}
