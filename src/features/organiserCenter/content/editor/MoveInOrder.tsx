import { useTranslation } from 'react-i18next';
import css from '#features/organiserCenter/review/ReviewCard.module.css';
import { moveInOrder } from '#features/organiserCenter/rules/moveInOrder.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import type { ContentChanger } from './useContentChanging.ts';

interface MoveInOrderProps {
  /** What moves, as its words are named. */
  readonly kind: 'banner' | 'advert';
  /** The numbers of all rows, in their order. */
  readonly sorts: readonly number[];
  readonly at: number;
  /** Whom the change concerns, as a sentence. */
  readonly affected: string;
  readonly changer: ContentChanger;
}

const moves = [
  { name: 'up', step: -1 },
  { name: 'down', step: 1 },
] as const;

/** Moves a row one place up or down. */
export function MoveInOrder({ kind, sorts, at, affected, changer }: MoveInOrderProps) {
  const { t } = useTranslation('organiserContent');
  const buttons = moves.map(({ name, step }) => {
    const Sort = moveInOrder(sorts, at, step);
    if (Sort === undefined) return null;
    const move = () =>
      void changer.change({
        name,
        setValue: { Sort },
        question: t(`${kind}_${name}Question`),
        told: [affected],
        yes: t(`order_${name}`),
        done: t('orderChanged'),
      });
    return (
      <Button key={name} kind="secondary" busy={changer.running === name} onClick={move}>
        {t(`order_${name}`)}
      </Button>
    );
  });
  if (sorts.length < 2) return null;
  return (
    <Card title={t('order_place')}>
      <div className={css['answers']}>{buttons}</div>
    </Card>
  );
}
