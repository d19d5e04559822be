import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Region, regionText } from '#entities/address/rules/region.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { PickerButton } from '#ui/forms/PickerButton.tsx';
import { RegionSheet } from './RegionSheet.tsx';

export interface AreaFieldProps {
  readonly region: Region;
  readonly error: ReactNode;
  readonly onChoose: (region: Region) => void;
}

const ignored = () => {};

export function AreaField({ region, error, onChoose }: AreaFieldProps) {
  const { t } = useTranslation('addresses');
  const [isOpen, setIsOpen] = useState(false);
  const shown = regionText(region);
  return (
    <FieldRow id="address-area" label={t('area')} required error={error} layout="group">
      {({ id, describedBy, invalid }) => (
        <>
          <PickerButton
            id={id}
            labelledBy={`${id}-label`}
            describedBy={describedBy}
            invalid={invalid}
            isOpen={isOpen}
            onOpen={() => setIsOpen(true)}
            onBlur={ignored}
          >
            <span lang={shown === '' ? undefined : 'zh'}>{shown === '' ? t('chooseArea') : shown}</span>
          </PickerButton>
          {isOpen && (
            <RegionSheet
              onChoose={(chosen) => {
                onChoose(chosen);
                setIsOpen(false);
              }}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </FieldRow>
  );
}
