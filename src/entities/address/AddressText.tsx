import { Written } from '#ui/text/Written.tsx';
import type { AddressDraft } from './rules/deliveryAddress.ts';
import { regionText } from './rules/region.ts';
import css from './AddressText.module.css';

/** Who gets it, and where. */
export function AddressText({ address }: { readonly address: AddressDraft }) {
  return (
    <span className={css['address']}>
      <span className={css['who']}>
        <b>
          <Written>{address.name}</Written>
        </b>{' '}
        <span className={css['phone']}>{address.phone}</span>
      </span>
      <span className={css['where']}>
        <Written>{`${regionText(address)} ${address.detail}`}</Written> {address.postalCode}
      </span>
    </span>
  );
}
