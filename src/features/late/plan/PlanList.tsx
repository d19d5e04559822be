import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import css from '../late.module.css';
import type { useLateDay } from '../useLateDay.ts';
import { PlanRow } from './PlanRow.tsx';

interface PlanListProps {
  readonly day: ReturnType<typeof useLateDay>;
}

/** Today's entries with what becomes of each; what is over is counted. */
export function PlanList({ day }: PlanListProps) {
  const { t } = useTranslation('late');
  const { plan, items, asked, change } = day;
  const entryOf = (key: string): AgendaEntry | undefined => items.find((one) => one.key === key)?.entry;
  const shown = plan.items.filter(({ state }) => state.at !== 'over');
  const over = plan.items.length - shown.length;
  const count = (at: string) => shown.filter(({ state }) => state.at === at).length;
  const summary = (['reached', 'late', 'dropped'] as const)
    .filter((at) => count(at) > 0)
    .map((at) => t(`count_${at}`, { count: count(at) }))
    .join(t('comma'));
  if (plan.items.length === 0) return null;
  return (
    <section className={css['part']} aria-labelledby="late-plan">
      <h2 className={css['title']} id="late-plan">
        {t('planTitle')}
      </h2>
      <p className={css['note']} data-announce="">
        {summary}
      </p>
      <ul className={css['list']}>
        {shown.map(({ of, state }) => {
          const entry = entryOf(of.key);
          return (
            entry !== undefined && (
              <PlanRow
                key={of.key}
                item={of}
                entry={entry}
                state={state}
                rivals={state.at === 'dropped' && state.because === 'clash' ? state.rivals.map(entryOf) : []}
                isKept={asked.kept.includes(of.key)}
                change={change}
              />
            )
          );
        })}
      </ul>
      {over > 0 && <p className={css['note']}>{t('over', { count: over })}</p>}
    </section>
  );
}
