import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import css from './FactTiles.module.css';

/** Short facts of a product beside each other; nothing without any. */
export function FactTiles({ facts }: { readonly facts: readonly SummaryItem[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={css['tiles']}>
      {facts.map(({ key, label, text }) => (
        <div className={css['tile']} key={key}>
          <dt className={css['label']}>{label}</dt>
          <dd className={css['text']}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
