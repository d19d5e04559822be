import { Money } from '../../../ui/values/Money.tsx';
import type { Specification } from '../rules/specificationsOf.ts';
import css from './Specifications.module.css';

export function Specifications({ items }: { readonly items: readonly Specification[] }) {
  return (
    <dl className={css['list']}>
      {items.map(({ name, text, price }, at) => (
        <div className={css['row']} key={at}>
          <dt className={css['name']}>{name}</dt>
          <dd className={css['value']}>{price === undefined ? text : <Money cents={price} />}</dd>
        </div>
      ))}
    </dl>
  );
}
