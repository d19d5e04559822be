import { useTranslation } from 'react-i18next';
import { isOrderable, type ProductOffer } from '#entities/product/rules/productOffer.ts';
import chipStyles from '#ui/fields/chosen/chip.module.css';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import css from './VersionChips.module.css';

export interface VersionChipsProps {
  readonly offers: readonly ProductOffer[];
  readonly chosen: ProductOffer | undefined;
  readonly onChoose: (offer: ProductOffer) => void;
}

const ignored = () => {};

/** The versions of a product in its page; nothing where there is one. The price above is that of the chosen one. */
export function VersionChips({ offers, chosen, onChoose }: VersionChipsProps) {
  const { t } = useTranslation('products');
  if (offers.length < 2) return null;
  return (
    <div className={`${css['versions']} ${chipStyles['list']}`} role="radiogroup" aria-label={t('version')}>
      {offers.map((one) => (
        <Tick
          key={one.type}
          type="radio"
          look="chip"
          id={`version-${one.type}`}
          name="version"
          checked={one.type === chosen?.type}
          disabled={!isOrderable(one)}
          onTick={() => onChoose(one)}
          onBlur={ignored}
        >
          {one.name}
        </Tick>
      ))}
    </div>
  );
}
