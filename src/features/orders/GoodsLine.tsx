import { useTranslation } from 'react-i18next';
import { ProductPicture } from '#entities/product/ProductPicture.tsx';
import { Money } from '#ui/values/Money.tsx';
import css from './goods.module.css';

export interface Goods {
  readonly key: string;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly typeName: string;
  /** '' where it is not known. */
  readonly picture: string;
  readonly quantity: number | undefined;
  readonly unitCents: number | undefined;
}

const sidePx = 64;

export function GoodsLine({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation('orders');
  return (
    <li className={css['line']}>
      <ProductPicture className={css['picture']} src={goods.picture} sidePx={sidePx} />
      <span className={css['words']}>
        <span className={css['name']} lang={goods.lang}>
          {goods.name === '' ? t('namelessGoods') : goods.name}
        </span>
        {goods.typeName !== '' && <span className={css['type']}>{goods.typeName}</span>}
      </span>
      <span className={css['numbers']}>
        <span className={css['price']}>
          <Money cents={goods.unitCents} />
        </span>
        <span className={css['count']}>×{goods.quantity ?? '--'}</span>
      </span>
    </li>
  );
}
