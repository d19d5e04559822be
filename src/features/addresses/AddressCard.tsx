import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useTranslation } from 'react-i18next';
import { type DefaultOutcome, makeDefault, showAddress } from '#entities/address/addressWrites.ts';
import { editAddressPath } from '#entities/order/rules/orderPaths.ts';
import type { DeliveryAddress } from '#entities/address/rules/deliveryAddress.ts';
import { AddressText } from '#entities/address/AddressText.tsx';
import { rereadAddresses } from '#entities/address/addressesQuery.ts';
import { useAction } from '#flows/content/useAction.ts';
import { services } from '#session/services.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import css from './addresses.module.css';

type Failure = Exclude<DefaultOutcome, 'done'>;

const sentences = { refused: 'changeRefused', failed: 'changeFailed', half: 'defaultHalf' } as const;

interface AddressCardProps {
  readonly owner: VisitorKey;
  readonly address: DeliveryAddress;
}

export function AddressCard({ owner, address }: AddressCardProps) {
  const { t } = useTranslation('addresses');
  const { RecordId, name, isDefault } = address;
  const action = useAction<Failure>(() => rereadAddresses(owner));
  const show = async (isShown: boolean) => showAddress(await services().client(), owner, RecordId, isShown);
  // The card is gone by then, and its hook with it.
  const undo = async () => {
    if ((await show(true)) !== 'done') renderToast(t('changeFailed'));
    await rereadAddresses(owner);
  };
  const remove = () =>
    void action.run({
      name: 'remove',
      act: () => show(false),
      done: t('removed'),
      toast: { action: { label: t('undo'), act: () => void undo() } },
    });
  const choose = () =>
    void action.run({
      name: 'default',
      act: async () => makeDefault(await services().client(), owner, RecordId),
      done: t('madeDefault'),
    });
  return (
    <article className={css['card']} aria-label={`${name} ${address.detail}`}>
      <AddressText address={address} />
      {action.failed !== undefined && (
        <div className={css['failed']}>
          <Notice kind="error">{t(sentences[action.failed])}</Notice>
        </div>
      )}
      <div className={css['tools']}>
        {isDefault ? (
          <span className={css['badge']}>{t('default')}</span>
        ) : (
          <button type="button" className={css['plain']} onClick={choose}>
            {t('makeDefault')}
          </button>
        )}
        <span className={css['icons']}>
          <AppLink
            className={css['icon']}
            to={editAddressPath(owner.exhibitionId, RecordId)}
            aria-label={t('editOf', { name })}
          >
            <Icon name="edit" sizeRem={1.25} />
          </AppLink>
          <button type="button" className={css['icon']} aria-label={t('removeOf', { name })} onClick={remove}>
            <Icon name="remove" sizeRem={1.25} />
          </button>
        </span>
      </div>
    </article>
  );
}
