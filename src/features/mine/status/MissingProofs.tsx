import { useMemo } from 'react';
import { missingProofs } from '#entities/registration/proof/missingProofs.ts';
import { MissingProof } from '#entities/registration/proof/MissingProof.tsx';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { MineParts } from '../center/mineParts.ts';
import { CorrectButton } from './CorrectButton.tsx';

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
  return <MissingProof pass={voucher} read={{ names }} act={<CorrectButton parts={parts} isForProof />} />;
}
