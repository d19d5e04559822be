import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { missingProofs } from '#entities/registration/proof/missingProofs.ts';
import { MissingProof } from '#entities/registration/proof/MissingProof.tsx';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { MineParts } from '../center/mineParts.ts';
import { useCorrection } from './useCorrection.ts';
import styles from './review.module.css';

interface MissingProofsProps {
  readonly voucher: Voucher;
  readonly parts: MineParts;
}

/** What the registration lacks, with the way into its form. */
export function MissingProofs({ voucher, parts }: MissingProofsProps) {
  const { value, answers } = parts.form;
  const names = useMemo(
    () => value && missingProofs(value, answers).map(({ label }) => label),
    [value, answers],
  );
  return <MissingProof pass={voucher} read={{ names }} act={<HandIn {...parts} />} />;
}

/** Possible after the end of registration too: the proof is due when that is over. */
function HandIn(parts: MineParts) {
  const { t } = useTranslation(['mine', 'shell']);
  const { notes, isBusy, isLoading, handIn } = useCorrection(parts);
  return (
    <>
      <Button
        busy={isBusy || isLoading}
        busyText={t('loading', { ns: 'shell' })}
        onClick={() => void handIn()}
      >
        {t('handInProof')}
      </Button>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </>
  );
}
