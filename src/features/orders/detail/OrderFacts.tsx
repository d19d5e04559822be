import { readableAddress } from '#entities/address/rules/deliveryAddress.ts';
import { useTranslation } from 'react-i18next';
import { parcelPath } from '#entities/order/rules/orderPaths.ts';
import { useAfterSaleFacts } from '#entities/order/useAfterSaleFacts.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { copyWithToast } from '../copyWithToast.ts';
import { useServerTimeText } from '#ui/values/useServerTimeText.ts';

/** Where the parcel is, where it goes, and by what number it is asked for. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { courierNumber, receiver, phone, address, note, number, delivery, createdAt } = order;
  const facts = useAfterSaleFacts(order);
  const textOf = useServerTimeText();
  const copy = (text: string) => () => void copyWithToast(text, t('copied'), t('copyFailed'));
  const who = [receiver, phone].filter((part) => part !== '').join(' ');
  return (
    <CellGroup>
      {courierNumber !== '' && (
        <Cell
          icon={<Icon name="parcel" />}
          title={t('parcel')}
          note={courierNumber}
          to={parcelPath(order.exhibitionId, order.RecordId)}
        />
      )}
      {facts.map(({ name, note: said }) => (
        <Cell key={name} title={name} note={said} />
      ))}
      {(address !== '' || who !== '') && (
        <Cell
          icon={<Icon name="place" />}
          title={who === '' ? t('nameless') : who}
          note={address === '' ? t('pickUpAtBooth') : readableAddress(address)}
        />
      )}
      <Cell
        icon={<Icon name="copy" />}
        title={t('number')}
        note={number}
        action={t('copy')}
        onAct={copy(number)}
      />
      {delivery !== undefined && <Cell title={t('delivery')} value={t(`delivery_${delivery}`)} />}
      {createdAt !== '' && <Cell title={t('placedAt')} value={textOf(createdAt)} />}
      {note !== '' && <Cell title={t('note')} note={note} />}
    </CellGroup>
  );
}
