import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { lastDays } from '#domain/time/lastDays.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { NamedBars } from '#ui/chart/NamedBars.tsx';
import { Card } from '#ui/page/Card.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { NumberTiles } from '#ui/values/NumberTiles.tsx';
import { registrationFiguresQuery, type RegistrationFigures as Figures } from '../queries/figureQueries.ts';

const shownDays = 14;
const dayMs = 86_400_000;

/** How many have registered: by state, by day and by channel. */
export function RegistrationFigures({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const nowMs = useFairNow(dayMs / 24);
  const days = useMemo(() => lastDays(nowMs, shownDays), [nowMs]);
  const query = useServerQuery(registrationFiguresQuery(organiser, days));
  return (
    <Card title={t('registrations')}>
      <QueryView query={query} failedTitle={t('registrationsFailed')} skeleton={8}>
        {(figures) => (
          <>
            <NumberTiles
              tiles={(['total', 'approved', 'waiting', 'declined'] as const).map((key) => ({
                key,
                name: t(key),
                count: figures[key],
              }))}
            />
            <ByDay days={figures.days} />
            <ByChannel channels={figures.channels} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function ByDay({ days }: Pick<Figures, 'days'>) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const dayText = (day: string) => formatVenueMoment(parseVenueTime(day), 'date', language);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 });
  const length = days.length;
  return (
    <DayChart
      title={t('lastDays', { count: length })}
      label={
        total === 0
          ? t('chartEmpty', { count: length })
          : t('chart', { count: length, total, day: dayText(most.day), most: most.count })
      }
      bars={days.map(({ day, count }) => ({ key: day, label: dayText(day), value: count }))}
      tableText={t('asTable')}
      table={{
        caption: t('byDay'),
        heads: [t('day'), t('registrations')],
        rows: days
          .slice()
          .reverse()
          .map(({ day, count }) => ({ key: day, label: dayText(day), values: [count] })),
      }}
    />
  );
}

function ByChannel({ channels }: Pick<Figures, 'channels'>) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  if (channels.length === 0) return null;
  return (
    <section aria-label={t('byChannel')}>
      <h3>{t('byChannel')}</h3>
      <NamedBars
        caption={t('byChannel')}
        heads={[t('channel'), t('registrations')]}
        rows={channels.map(({ id, name, count }) => ({
          key: id,
          name: organiserText(name, language),
          value: count,
        }))}
      />
    </section>
  );
}
