import { useTranslation } from 'react-i18next';
import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { codePath, selectPath, voucherListPath } from '#domain/address/paths.ts';
import { readyPath } from '#domain/address/readyPath.ts';
import { keptGate } from '#entities/voucher/keptGate.ts';
import { latestDays } from '#entities/voucher/rules/gate/gateFacts.ts';
import {
  type GateRemedy,
  gateTroubles,
  type GateTrouble,
} from '#entities/voucher/rules/gate/gateTroubles.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { ownVoucherAt } from '#session/acting/ownVoucher.ts';
import { voucherStore } from '#session/localStores.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';

export interface RemedyProps {
  readonly trouble: GateTrouble;
  readonly voucher: Voucher;
  readonly isFirst: boolean;
  readonly again: () => void;
}

const wayOf: Readonly<Record<Exclude<GateRemedy, 'takeOver' | 'again'>, (voucher: Voucher) => string>> = {
  others: () => voucherListPath,
  register: ({ exhibitionId }) => selectPath(exhibitionId),
  complete: ({ exhibitionId, recordId }) => minePath(exhibitionId, recordId),
  details: ({ exhibitionId, recordId }) => minePath(exhibitionId, recordId),
  status: ({ exhibitionId, recordId }) => minePath(exhibitionId, recordId),
  own: ({ exhibitionId }) => readyPath(ownVoucherAt(exhibitionId)?.recordId),
  number: ({ recordId }) => codePath(recordId),
  picture: ({ recordId }) => codePath(recordId),
  ask: ({ exhibitionId }) => contactOrganiserPath(exhibitionId),
};

/** What is done about a trouble: the way there, or what the page does itself. */
export function Remedy({ trouble, voucher, isFirst, again }: RemedyProps) {
  const { t } = useTranslation('gateCheck');
  const { remedy } = gateTroubles[trouble];
  const kind = isFirst ? 'primary' : 'secondary';
  if (remedy === 'again' || remedy === 'takeOver')
    return (
      <Button kind={kind} onClick={remedy === 'again' ? again : () => void takeOver()}>
        {t(`do_${remedy}`)}
      </Button>
    );
  return (
    <LinkButton kind={kind} to={wayOf[remedy](voucher)}>
      {t(`do_${remedy}`)}
    </LinkButton>
  );

  async function takeOver() {
    await updateDays(voucher);
    renderToast(t('taken'));
  }
}

/** The days and the place that are known last, on every ticket of this exhibition. */
async function updateDays({ exhibitionId, recordId }: Voucher): Promise<void> {
  const { facts } = keptGate(recordId);
  const ofIt = voucherStore()
    .list()
    .filter((voucher) => voucher.exhibitionId === exhibitionId);
  for (const { savedAtMs: _, ...voucher } of ofIt)
    await voucherStore().save({
      ...voucher,
      exhibition: { ...voucher.exhibition, ...latestDays(voucher, facts) },
    });
}
