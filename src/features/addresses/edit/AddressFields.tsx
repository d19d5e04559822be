import { useTranslation } from 'react-i18next';
import { type AddressDraft, longestDetail } from '#entities/address/rules/deliveryAddress.ts';
import type { Problem } from '#domain/text/problem.ts';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/page/Card.tsx';
import { AreaField } from './AreaField.tsx';

export interface AddressFieldsProps {
  readonly draft: AddressDraft;
  readonly problems: readonly Problem[];
  readonly onChange: (part: Partial<AddressDraft>) => void;
}

const ignored = () => {};

export function AddressFields({ draft, problems, onChange }: AddressFieldsProps) {
  const { t } = useTranslation(['addresses', 'problems']);
  const errorOf = (field: 'name' | 'phone' | 'area' | 'detail' | 'postalCode') => {
    const problem = problems.find((one) => one.field === field);
    return problem && t(problem.code, { ns: 'problems', label: t(field), ...problem.values });
  };
  const text = (field: 'name' | 'phone' | 'detail' | 'postalCode') => ({
    id: `address-${field}`,
    label: t(field),
    value: draft[field],
    error: errorOf(field),
    onText: (value: string) => onChange({ [field]: value }),
  });
  return (
    <Card>
      <TextField {...text('name')} required autoComplete="name" />
      <TextField {...text('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
      <AreaField region={draft} error={errorOf('area')} onChoose={onChange} />
      <TextField
        {...text('detail')}
        required
        isLong
        hint={t('detailHint')}
        max={longestDetail}
        autoComplete="street-address"
      />
      <TextField {...text('postalCode')} inputMode="numeric" autoComplete="postal-code" />
      <Tick
        type="checkbox"
        id="address-isDefault"
        name="address-isDefault"
        checked={draft.isDefault}
        onTick={(isDefault) => onChange({ isDefault })}
        onBlur={ignored}
      >
        {t('isDefault')}
      </Tick>
    </Card>
  );
}
