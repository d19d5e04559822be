import { useTranslation } from 'react-i18next';
import type { FigureKey } from '#entities/organiser/api/figureRows.ts';
import { NamedBars } from '#ui/chart/NamedBars.tsx';
import type { FigureGroup } from './rules/countFigure.ts';
import type { FigureTraits } from './rules/figureTraits.ts';
import css from './figures.module.css';

interface FigureGroupsProps {
  readonly groups: readonly FigureGroup[];
  readonly by: FigureTraits['groups'];
  readonly figure: FigureKey;
  /** '' for what is not known. */
  readonly nameOf: (id: string) => string;
}

/** A figure by channel, place or hall. */
export function FigureGroups({ groups, by, figure, nameOf }: FigureGroupsProps) {
  const { t } = useTranslation('figures');
  if (groups.length === 0) return null;
  const title = t(`by_${by}`);
  return (
    <section className={css['part']} aria-label={title}>
      <h3>{title}</h3>
      <NamedBars
        caption={`${t(`key_${figure}`)} · ${title}`}
        heads={[t(`group_${by}`), t(`key_${figure}`)]}
        rows={groups.map(({ id, count }) => ({
          key: id,
          name: nameOf(id) || t(`none_${by}`),
          value: count,
        }))}
      />
    </section>
  );
}
