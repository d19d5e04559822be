import { useTranslation } from 'react-i18next';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from '../late.module.css';
import { type LateState, stopMinutes } from '../rules/latePlan.ts';
import type { DayStop, useLateDay } from '../useLateDay.ts';

interface StopListProps {
  readonly day: ReturnType<typeof useLateDay>;
}

/** The saved booths for which there is time, as they are visited; of the others how many there are. */
export function StopList({ day }: StopListProps) {
  const { t } = useTranslation('late');
  const exhibitionId = useExhibitionId();
  const { plan, stops, closesMs } = day;
  if (stops.length === 0) return null;
  const fitting = plan.stops.filter(({ state }) => state.at === 'reached');
  const left = stops.length - fitting.length;
  return (
    <section className={css['part']} aria-labelledby="late-stops">
      <h2 className={css['title']} id="late-stops">
        {t('stopsTitle')}
      </h2>
      <p className={css['note']}>
        {closesMs === undefined
          ? t('stopsNoHours')
          : t('stopsText', { minutes: stopMinutes, closes: formatVenueClock(closesMs) })}
      </p>
      <CellGroup>
        {fitting.map(({ of, state }) => {
          const stop = stops.find(({ key }) => key === of.key);
          return stop && <Stop key={of.key} stop={stop} state={state} />;
        })}
        <Cell
          title={t('toRoute')}
          {...(left > 0 && closesMs !== undefined && { note: t('stopsLeft', { count: left }) })}
          to={favouritesPath(exhibitionId)}
        />
      </CellGroup>
    </section>
  );
}

function Stop({ stop, state }: { readonly stop: DayStop; readonly state: LateState }) {
  const { t, i18n } = useTranslation('late');
  const exhibitionId = useExhibitionId();
  const { id, summary } = stop.mark;
  const { name = { zh: '', en: '' }, boothNo = '' } = summary ?? {};
  const walk =
    state.at !== 'reached' || state.walk === undefined
      ? t('stopWalkUnknown')
      : state.walk === 0
        ? t('stopSameHall')
        : t('stopWalk', { count: state.walk });
  return (
    <Cell
      title={name.zh + name.en === '' ? t('stopUnnamed') : organiserText(name, languageOf(i18n.language))}
      note={[boothNo, walk].filter((text) => text !== '').join(' · ')}
      {...(state.at === 'reached' && { value: t('about', { time: formatVenueClock(state.arrivalMs) }) })}
      to={exhibitorPath(exhibitionId, id)}
    />
  );
}
