import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { quantityLimit } from '#entities/cart/rules/quantity.ts';
import { isOrderable, type ProductOffer } from '#entities/product/rules/productOffer.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { Money } from '#ui/values/Money.tsx';
import css from './AddToCart.module.css';

export interface OfferSheetProps {
  readonly offers: readonly ProductOffer[];
  /** What it begins with, where it can be ordered. */
  readonly chosen: ProductOffer | undefined;
  readonly onAdd: (offer: ProductOffer, number: number) => void;
  readonly onClose: () => void;
}

const ignored = () => {};

/** Which version, and how many. */
export function OfferSheet({ offers, chosen, onAdd, onClose }: OfferSheetProps) {
  const { t } = useTranslation('products');
  useBackEntry(onClose);
  const [offer, setOffer] = useState(
    () =>
      offers.find((one) => isOrderable(one) && (chosen === undefined || one.type === chosen.type)) ??
      offers.find(isOrderable),
  );
  const least = offer?.least ?? 1;
  const [number, setNumber] = useState(least);
  const limit = quantityLimit(offer?.stock);
  const hasVersions = offers.some(({ type }) => type !== '');
  // The foot of the page, in which its button stands, lies below the tabs, which would cover the sheet’s end.
  return createPortal(
    <SheetFrame
      title={t(hasVersions ? 'chooseVersion' : 'chooseQuantity')}
      text={
        <>
          {hasVersions && <Versions offers={offers} chosen={offer} onChoose={setOffer} />}
          <div className={css['quantity']}>
            <span aria-hidden="true">{t('quantity')}</span>
            <Stepper
              label={t('quantity')}
              value={Math.min(number, limit)}
              min={least}
              max={limit}
              onChange={setNumber}
            />
          </div>
          {least > 1 && <p className={css['least']}>{t('atLeast', { count: least })}</p>}
        </>
      }
      onLeave={onClose}
      leavesBeside
    >
      <Button onClick={() => offer && onAdd(offer, Math.min(number, limit))}>{t('addToCart')}</Button>
      <Button kind="quiet" onClick={onClose}>
        {t('notNow')}
      </Button>
    </SheetFrame>,
    document.body,
  );
}

interface VersionsProps {
  readonly offers: readonly ProductOffer[];
  readonly chosen: ProductOffer | undefined;
  readonly onChoose: (offer: ProductOffer) => void;
}

function Versions({ offers, chosen, onChoose }: VersionsProps) {
  const { t } = useTranslation('products');
  return (
    <div role="radiogroup" aria-label={t('version')}>
      {offers.map((one) => (
        <Tick
          key={one.type}
          type="radio"
          id={`offer-${one.type}`}
          name="offer"
          checked={one === chosen}
          disabled={!isOrderable(one)}
          onTick={() => onChoose(one)}
          onBlur={ignored}
        >
          {one.name} <Money cents={one.priceCents} />
          <small className={css['stock']}>
            {one.stock === undefined
              ? t('stockAsked')
              : one.stock === 0
                ? t('soldOut')
                : t('inStock', { count: one.stock })}
          </small>
        </Tick>
      ))}
    </div>
  );
}
