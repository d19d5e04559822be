import { useTranslation } from 'react-i18next';
import { agendaPath } from '#domain/address/homePaths.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { StaleNotice } from '#ui/query/StaleNotice.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySchedule } from '#ui/states/scenes/emptySchedule.tsx';
import css from './late.module.css';
import { Place } from './plan/Place.tsx';
import { PlanList } from './plan/PlanList.tsx';
import { StopList } from './plan/StopList.tsx';
import { Tellings } from './tell/Tellings.tsx';
import { delays } from './useAskedLate.ts';
import { useLateDay } from './useLateDay.ts';

/** What a visitor who is late can still reach today, and those who wait. */
export default function LateScreen() {
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return <Late key={`${exhibitionId}/${visitorId ?? ''}`} visitorId={visitorId} />;
}

function Late({ visitorId }: { readonly visitorId: string | undefined }) {
  const { t } = useTranslation('late');
  const exhibitionId = useExhibitionId();
  const day = useLateDay();
  const { plan, items, asked, change } = day;
  const isEmpty = plan.items.length + plan.stops.length === 0;
  const isOver = plan.stops.length === 0 && plan.items.every(({ state }) => state.at === 'over');
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <StaleNotice query={day.query} failedTitle={t('meetingsFailed')} />
      {isEmpty || isOver ? (
        <EmptyState
          scene={emptySchedule}
          title={t(isEmpty ? 'nothing' : 'allOver')}
          text={t(isEmpty ? 'nothingText' : 'allOverText')}
          action={<LinkButton to={agendaPath(exhibitionId)}>{t('toAgenda')}</LinkButton>}
        />
      ) : (
        <>
          <h2 className={css['title']} id="late-when">
            {t('when')}
          </h2>
          <SegmentedControl
            legend={t('when')}
            name="delay"
            options={delays.map((key) => ({
              key,
              text: key === '0' ? t('now') : t('inMinutes', { minutes: key }),
            }))}
            chosen={asked.delayKey}
            onChoose={change.delay}
          />
          <Place place={day.place} onFrom={change.from} />
          {visitorId !== undefined && (
            <Tellings owner={{ exhibitionId, visitorId }} plan={plan} items={items} />
          )}
          <PlanList day={day} />
          <StopList day={day} />
        </>
      )}
    </>
  );
}
