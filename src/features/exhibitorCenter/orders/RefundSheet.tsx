import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { moneyText } from '#domain/money/moneyText.ts';
import { checkRefund, type RefundTexts } from '#entities/order/rules/checkRefund.ts';
import type { RefundNote } from '#entities/order/rules/orderStep.ts';
import { Button } from '#ui/controls/Button.tsx';
import { DateInput } from '#ui/fields/chosen/DateInput.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

export interface RefundSheetProps {
  readonly refund: RefundTexts;
  /** What the order came to; undefined where that is not known. */
  readonly mostCents: number | undefined;
  readonly onChange: (refund: RefundTexts) => void;
  readonly onNote: (note: RefundNote) => void;
  readonly onClose: () => void;
}

const names = ['amount', 'day', 'way'] as const;

/** How much was paid back, when, and by which way. */
export function RefundSheet({ refund, mostCents, onChange, onNote, onClose }: RefundSheetProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { words } = useFieldTexts();
  const { leave } = useBackEntry(onClose);
  const [wasTried, setTried] = useState(false);
  const { note, problems } = checkRefund(refund, mostCents);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = names.find((name) => problems[name] !== undefined);
    if (wrong !== undefined || note === undefined) return focusControl(`refund-${wrong ?? 'amount'}`);
    await leave();
    onClose();
    onNote(note);
  }

  const partOf = (name: keyof RefundTexts) => {
    const problem = wasTried ? problems[name] : undefined;
    return {
      id: `refund-${name}`,
      label: t(`refund_${name}`),
      required: true,
      error: problem && t(`refund_${problem}`, { most: moneyText(mostCents) }),
      value: refund[name],
      onText: (typed: string) => onChange({ ...refund, [name]: typed }),
    };
  };
  const { value, onText, ...row } = partOf('day');
  return createPortal(
    <SheetFrame title={t('refundTitle')} text={t('refundText')} onLeave={onClose} leavesBeside>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField {...partOf('amount')} inputMode="decimal" maxLength={20} autoComplete="off" />
        <FieldRow {...row}>
          {({ id, describedBy, invalid }) => (
            <DateInput
              id={id}
              type="date"
              placeholder={words('chooseDate')}
              invalid={invalid}
              aria-describedby={describedBy}
              value={value}
              onText={onText}
            />
          )}
        </FieldRow>
        <TextField {...partOf('way')} maxLength={100} autoComplete="off" />
        <Button type="submit">{t('refundYes')}</Button>
        <Button kind="quiet" data-default onClick={onClose}>
          {t('notYet')}
        </Button>
      </form>
    </SheetFrame>,
    document.body,
  );
}
