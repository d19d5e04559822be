import type { Language } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Money } from '#ui/values/Money.tsx';
import type { Arranged } from '../rules/productTemplate.ts';
import type { Specification } from '../rules/specificationsOf.ts';
import css from './Specifications.module.css';

export interface SpecificationsProps {
  readonly items: readonly Arranged<Specification>[];
  readonly language: Language;
}

export function Specifications({ items, language }: SpecificationsProps) {
  return (
    <dl className={css['list']}>
      {items.map(({ item: { name, text, price }, label }, at) => (
        <div className={css['row']} key={at}>
          <dt className={css['name']}>{label ? organiserText(label, language) : name}</dt>
          <dd className={css['value']}>{price === undefined ? text : <Money cents={price} />}</dd>
        </div>
      ))}
    </dl>
  );
}
