import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import type { HallBooth } from '../hallBoothsQuery.ts';
import type { HallLayout } from './rules/layOutHall.ts';
import type { BoothTexts } from './useBoothTexts.ts';
import css from './hallPlan.module.css';

export interface PlanListProps {
  readonly layout: HallLayout<HallBooth>;
  readonly hall: string;
  readonly texts: BoothTexts;
  readonly onOpen: (exhibitorId: string) => void;
}

interface Block {
  readonly key: string;
  readonly row: string;
  readonly isFirst: boolean;
  readonly stands: readonly HallBooth[];
}

/** Little to draw in one frame. */
const mostInBlock = 6;
/** Estimates, until they are measured. */
const blockRem = 20;
const headRem = 46;

const keyOf = ({ key }: Block) => key;

/** The booths of the plan in its order, with what is drawn of each in words. */
export function PlanList({ layout, hall, texts, onOpen }: PlanListProps) {
  const { t } = useTranslation('hallPlan');
  const blocks = useMemo(() => blocksOf(layout), [layout]);
  const { place, leave } = useListPlace(true);
  const render = useCallback(
    ({ row, isFirst, stands }: Block) => {
      const name = row === '' ? t('otherBooths') : t('row', { row });
      return (
        <>
          {isFirst && <h3 className={css['row']}>{name}</h3>}
          <ul className={css['booths']} aria-label={`${hall}, ${name}`}>
            {stands.map((stand) => {
              const states = texts.states(stand);
              return (
                <li key={stand.RecordId}>
                  <button type="button" className={css['item']} onClick={() => onOpen(stand.ExhibitorId)}>
                    <span className={css['code']}>{texts.number(stand)}</span>
                    <span className={css['words']}>
                      {texts.company(stand)}
                      {states.length > 0 && <span className={css['states']}>{states.join(' · ')}</span>}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      );
    },
    [t, hall, texts, onOpen],
  );
  return (
    <section>
      <h2 className={css['title']}>{t('list')}</h2>
      <VirtualRows
        rows={blocks}
        keyOf={keyOf}
        render={render}
        label={`${t('list')}, ${hall}`}
        estimatedRowRem={blockRem}
        initialOffsetRem={headRem}
        place={place}
        onLeave={leave}
      />
    </section>
  );
}

function blocksOf({ rows }: HallLayout<HallBooth>): readonly Block[] {
  const blocks: Block[] = [];
  for (const { row, booths } of rows)
    for (let from = 0; from < booths.length; from += mostInBlock)
      blocks.push({
        key: `${row}.${from}`,
        row,
        isFirst: from === 0,
        stands: booths.slice(from, from + mostInBlock).map(({ stand }) => stand),
      });
  return blocks;
}
