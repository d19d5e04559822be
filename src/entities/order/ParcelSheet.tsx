import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { checkParcel, type ParcelTexts } from './rules/checkParcel.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';

export interface ParcelSheetProps {
  readonly title: string;
  readonly text: string;
  /** On the button that sends it. */
  readonly yes: string;
  readonly parcel: ParcelTexts;
  readonly onChange: (parcel: ParcelTexts) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** The courier of a parcel, and its number. */
export function ParcelSheet({ title, text, yes, parcel, onChange, onSend, onClose }: ParcelSheetProps) {
  const { t } = useTranslation('orders');
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
    onSend();
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
        onText={(typed) => onChange({ ...parcel, [name]: typed })}
      />
    );
  };
  return createPortal(
    <SheetFrame title={title} text={text} onLeave={onClose} leavesBeside>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {field('company', t('courierCompany'))}
        {field('number', t('courierNumber'))}
        <Button type="submit">{yes}</Button>
        <Button kind="quiet" data-default onClick={onClose}>
          {t('notYet')}
        </Button>
      </form>
    </SheetFrame>,
    document.body,
  );
}
