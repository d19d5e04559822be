import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import type { ClashGroup } from '#entities/programme/rules/agenda/clashGroups.ts';
import { type DayRow, dayRows } from '#entities/programme/rules/agenda/dayRows.ts';
import { EarlierButton } from '#entities/programme/EarlierButton.tsx';
import { languageOf } from '#language/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './agenda.module.css';
import { AgendaCard } from './AgendaCard.tsx';
import { ClashNotice } from './ClashNotice.tsx';
import { SeveralNotice } from './SeveralNotice.tsx';

export interface DayProps {
  readonly entries: readonly AgendaEntry[];
  readonly clashes: readonly ClashGroup[];
  readonly isToday: boolean;
  readonly nowMs: FairMs;
}

interface DayListProps extends DayProps {
  readonly isUnfolded: boolean;
  readonly onUnfold: () => void;
}

/** The entries of a day below each other, with what one should know between them. */
export function DayList(props: DayListProps) {
  const { t } = useTranslation('agenda');
  return (
    <ul className={css['list']} aria-label={t('title')}>
      {dayRows(props).map((row) => (
        <li key={row.key} className={css[`row--${row.row}`]}>
          <Row row={row} {...props} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, nowMs, onUnfold }: DayListProps & { readonly row: DayRow }) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  if (row.row === 'earlier')
    return <EarlierButton text={t('earlier', { count: row.count })} onUnfold={onUnfold} />;
  if (row.row === 'now')
    return <p className={css['now']}>{t('now', { time: formatVenueMoment(nowMs, 'time', language) })}</p>;
  if (row.row === 'clash') {
    const { clash } = row;
    if (clash.at === 'several') return <SeveralNotice clash={clash} />;
    return <ClashNotice clash={clash} />;
  }
  if (row.row === 'entry') return <AgendaCard entry={row.entry} phase={row.phase} />;
  const { from, to, walk, gap } = row;
  return (
    <p className={css['walk']}>
      <Icon name="place" sizeRem={1} /> {t('walk', { from, to, walk, count: gap })}
    </p>
  );
}
