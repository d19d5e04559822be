import { useTranslation } from 'react-i18next';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { routeTime } from '../rules/routeTime.ts';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from './favourites.module.css';

/** While the exhibition is open: until when, and how long there is for each exhibitor that is left. */
export function RouteTimeLeft({ left }: { readonly left: number }) {
  const { t } = useTranslation('mine');
  const nowMs = useFairNow();
  const exhibition = useExhibitionQuery().data;
  const time = exhibition ? routeTime(exhibition, left, nowMs) : undefined;
  if (time === undefined) return null;
  const { closesAtMs, minutesLeft, minutesEach } = time;
  const [hours, minutes] = [Math.floor(minutesLeft / 60), minutesLeft % 60];
  const duration = hours === 0 ? t('routeMinutes', { minutes }) : t('routeHours', { hours, minutes });
  const closes = formatVenueClock(closesAtMs);
  return (
    <p className={css['time']}>
      {t('routeTimeLeft', { duration, closes })}{' '}
      {minutesEach > 0
        ? t('routeEach', { count: left, minutes: minutesEach })
        : t('routeTight', { count: left })}
    </p>
  );
}
