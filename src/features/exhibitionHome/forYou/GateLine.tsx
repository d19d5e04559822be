import { useTranslation } from 'react-i18next';
import { readyPath } from '#domain/address/readyPath.ts';
import { keptGate } from '#entities/voucher/keptGate.ts';
import { firstTrouble, gateChecks, gateResult } from '#entities/voucher/rules/gate/gateChecks.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { clockOffset } from '#session/clock/fairClock.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useMomentText } from '#ui/values/useMomentText.ts';

/** The way to what is checked before the gate, with what was last found out; it asks for nothing. */
export function GateLine() {
  const { t } = useTranslation('gateCheck');
  const voucher = useOwnVoucher();
  const nowMs = useFairNow();
  const moment = useMomentText();
  if (voucher === undefined) return null;
  const kept = keptGate(voucher.recordId);
  const checks = gateChecks({
    voucher,
    own: voucher,
    kept,
    reading: 'unread',
    offline: 'unknown',
    clockOffMs: clockOffset(),
    nowMs,
  });
  const trouble = firstTrouble(checks);
  const isKnown = gateResult(checks, kept) === 'ready';
  const note =
    trouble !== undefined
      ? t('lineTrouble')
      : isKnown
        ? t('lineReady', { time: moment(kept.facts?.readAtMs, 'nearTime') })
        : t('lineFirst');
  return (
    <CellGroup>
      <Cell
        icon={<Icon name={trouble !== undefined ? 'warning' : isKnown ? 'check' : 'time'} />}
        title={t('title')}
        note={note}
        to={readyPath(voucher.recordId)}
      />
    </CellGroup>
  );
}
