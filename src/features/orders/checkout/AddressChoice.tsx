import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editAddressPath } from '#entities/order/rules/orderPaths.ts';
import type { DeliveryAddress } from '#entities/address/rules/deliveryAddress.ts';
import { regionText } from '#entities/address/rules/region.ts';
import { AddressText } from '#entities/address/AddressText.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { ChoiceSheet } from '#ui/fields/chosen/ChoiceSheet.tsx';
import { VirtualChoices } from '#ui/fields/chosen/VirtualChoices.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

export interface AddressChoiceProps {
  readonly addresses: readonly DeliveryAddress[];
  readonly chosen: DeliveryAddress | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (addressId: string) => void;
}

export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, chosen, isMissing, onChoose } = props;
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CellGroup>
        {chosen !== undefined && (
          <Cell
            icon={<Icon name="place" />}
            title={<AddressText address={chosen} />}
            onAct={() => setIsOpen(true)}
          />
        )}
        <Cell
          icon={<Icon name="add" />}
          title={t('addAddress')}
          note={isMissing ? t('addressMissing') : undefined}
          to={editAddressPath(exhibitionId)}
        />
      </CellGroup>
      {isOpen && (
        <ChoiceSheet
          name="address"
          title={t('chooseAddress')}
          choices={addresses.map((one) => ({
            value: one.RecordId,
            text: `${one.name} ${one.phone}`,
            note: `${regionText(one)} ${one.detail}`,
          }))}
          chosen={chosen?.RecordId ?? ''}
          LongList={VirtualChoices}
          onChoose={onChoose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
