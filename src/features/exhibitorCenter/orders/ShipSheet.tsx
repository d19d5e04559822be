import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { checkParcel, type ParcelTexts } from '#entities/order/rules/checkParcel.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';

export interface ShipSheetProps {
  readonly parcel: ParcelTexts;
  readonly onChange: (parcel: ParcelTexts) => void;
  readonly onShip: () => void;
  readonly onClose: () => void;
}

/** The courier of a parcel, and its number. */
export function ShipSheet({ parcel, onChange, onShip, onClose }: ShipSheetProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { leave } = useBackEntry(onClose);
  const [wasTried, setTried] = useState(false);
  const problems = checkParcel(parcel);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = (['company', 'number'] as const).find((name) => problems[name] !== undefined);
    if (wrong !== undefined) return focusControl(`parcel-${wrong}`);
    await leave();
    onClose();
    onShip();
  }

  const field = (name: keyof ParcelTexts, label: string) => {
    const problem = problems[name];
    return (
      <TextField
        id={`parcel-${name}`}
        label={label}
        required
        maxLength={60}
        autoComplete="off"
        error={wasTried && problem !== undefined ? t(`parcel_${problem}`) : undefined}
        value={parcel[name]}
        onText={(text) => onChange({ ...parcel, [name]: text })}
      />
    );
  };
  return createPortal(
    <SheetFrame title={t('shipTitle')} text={t('shipText')} onLeave={onClose} leavesBeside>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {field('company', t('courierCompany'))}
        {field('number', t('courierNumber'))}
        <Button type="submit">{t('shipYes')}</Button>
        <Button kind="quiet" data-default onClick={onClose}>
          {t('notYet')}
        </Button>
      </form>
    </SheetFrame>,
    document.body,
  );
}
