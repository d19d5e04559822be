import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organiserFiguresPath } from '#domain/address/organiser/organiserPaths.ts';
import type { FigureKey } from '#entities/organiser/api/figureRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { lastDays } from '#domain/time/lastDays.ts';
import { fairDays } from '#domain/time/period/fairDays.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { RefreshFigures } from '../today/RefreshFigures.tsx';
import { FigureCard } from './FigureCard.tsx';
import { FigureChoices } from './FigureChoices.tsx';
import { figureTraits } from './rules/figureTraits.ts';

/** How an exhibition does: one figure by day, by hour and by hall, with the list behind it. */
export default function OrganiserFiguresScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('figures');
  return (
    <OrganiserGate back={organiserFiguresPath(id)} title={t('title')}>
      {(organiser) => <Figures organiser={organiser} />}
    </OrganiserGate>
  );
}

/** Of an exhibition without dates. */
const shownDays = 7;

function Figures({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('figures');
  const { data: exhibition } = useExhibitionQuery();
  const nowMs = useFairNow();
  const [figure, setFigure] = useState<FigureKey>('registrations');
  const [period, setPeriod] = useState('');
  const [hall, setHall] = useState('');
  const today = formatVenueTime(nowMs, 'yyyy-MM-dd');
  const days = fairDays(exhibition?.StartTime ?? '', exhibition?.EndTime ?? '');
  const isOfHall = figureTraits[figure].groups === 'hall';
  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <FigureChoices
        figure={figure}
        onFigure={setFigure}
        period={period}
        onPeriod={setPeriod}
        today={today}
        days={days.length > 0 ? days : lastDays(nowMs, shownDays)}
        hall={isOfHall ? hall : undefined}
        onHall={setHall}
      />
      <FigureCard
        // What was read so far is of one figure.
        key={figure}
        organiser={organiser}
        figure={figure}
        period={period === 'today' ? today : period}
        today={today}
        days={days}
        hall={isOfHall ? hall : ''}
      />
      <RefreshFigures />
    </>
  );
}
