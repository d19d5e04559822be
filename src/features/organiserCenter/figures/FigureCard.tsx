import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { NumberTiles } from '#ui/values/NumberTiles.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { FigureBars } from './FigureBars.tsx';
import { FigureExport } from './FigureExport.tsx';
import { FigureGroups } from './FigureGroups.tsx';
import { type Figure, figureRowsQuery } from './figureRowsQuery.ts';
import { countFigure, rowsIn } from './rules/countFigure.ts';
import type { FigureChoice } from './rules/figureChoice.ts';
import { figureTraits } from './rules/figureTraits.ts';
import { useFigureNames } from './useFigureNames.ts';
import css from './figures.module.css';

interface FigureCardProps extends FigureChoice {
  readonly organiser: Organiser;
}

/** One figure in a period and a hall, and how it is counted. */
export function FigureCard({ organiser, ...choice }: FigureCardProps) {
  const { t } = useTranslation('figures');
  const [read, setRead] = useState(0);
  const { figure } = choice;
  const query = useServerQuery(figureRowsQuery(organiser, figure, setRead));
  const name = t(`key_${figure}`);
  return (
    <Card title={name}>
      <p className={css['how']}>{t(`how_${figure}`)}</p>
      {query.isFetching && read > 0 && <p className={css['how']}>{t('reading', { count: read })}</p>}
      <QueryView query={query} failedTitle={t('failed', { figure: name })} skeleton={8}>
        {(data) => <Counted data={data} choice={choice} />}
      </QueryView>
    </Card>
  );
}

interface CountedProps {
  readonly data: Figure;
  readonly choice: FigureChoice;
}

function Counted({ data, choice }: CountedProps) {
  const { t } = useTranslation('figures');
  const { figure, period, days, hall } = choice;
  const { groups, hasHours } = figureTraits[figure];
  const names = useFigureNames(data);
  const rows = hall === '' ? data.rows : data.rows.filter((row) => names.hallOf(row) === hall);
  const groupOf = groups === 'hall' ? names.hallOf : ({ aboutId }: (typeof rows)[number]) => aboutId;
  const counted = countFigure(rows, { period, days, hasHours, groupOf });
  return (
    <>
      {!data.isWhole && <Notice kind="warn">{t('partial', { count: data.rows.length })}</Notice>}
      <NumberTiles tiles={[{ key: 'total', name: t('total'), count: counted.total }]} />
      <Ahead {...choice} />
      {counted.total === 0 && <p>{t('noRows')}</p>}
      {counted.bars.length > 0 && (
        <FigureBars bars={counted.bars} total={counted.total} isOfDay={period !== ''} choice={choice} />
      )}
      <FigureGroups
        groups={counted.groups}
        by={groups}
        figure={figure}
        nameOf={groups === 'hall' ? names.words.hall : names.words.about}
      />
      <FigureExport rows={rowsIn(rows, period)} words={names.words} choice={choice} />
    </>
  );
}

/** Why there may be nothing yet. */
function Ahead({ period, today, days }: FigureChoice) {
  const { t, i18n } = useTranslation('figures');
  const [first] = days;
  if (period > today) return <p>{t('dayAhead')}</p>;
  if (first === undefined || today >= first) return null;
  const day = formatVenueMoment(parseVenueTime(first), 'day', languageOf(i18n.language));
  return <p>{t('notBegun', { day })}</p>;
}
