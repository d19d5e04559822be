import { useTranslation } from 'react-i18next';
import { codePath } from '#domain/address/paths.ts';
import { firstTrouble, gateResult } from '#entities/voucher/rules/gate/gateChecks.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useReasonOf } from './gateTexts.ts';
import { Remedy } from './Remedy.tsx';
import type { Gate, PersonAtGate } from './useGate.ts';

export interface ResultProps {
  readonly person: PersonAtGate;
  readonly gate: Gate;
}

/** Ready, or the one thing to do first with its button. */
export function Result({ person: { voucher, kept, checks }, gate }: ResultProps) {
  const { t } = useTranslation('gateCheck');
  const reasonOf = useReasonOf();
  const result = gateResult(checks, kept);
  const first = firstTrouble(checks);
  const found = checks.find(({ trouble }) => trouble !== undefined && trouble === first);
  // What is being read may still change it: nothing is promised before.
  if (result === 'unknown' && gate.isReading) return <Notice live>{t('reading')}</Notice>;
  if (result === 'unknown')
    return (
      <>
        <Notice kind="warn" title={t('unknown')} live>
          {t('unknownText')}
        </Notice>
        <Button onClick={gate.again}>{t('do_again')}</Button>
      </>
    );
  if (first === undefined || found === undefined)
    return (
      <>
        <Notice kind="success" title={t('ready')} live>
          {t('readyText')}
        </Notice>
        <LinkButton to={codePath(voucher.recordId)}>{t('show')}</LinkButton>
      </>
    );
  return (
    <>
      <Notice kind="warn" title={t(result === 'todo' ? 'todo' : 'readyLook')} live>
        {reasonOf(found, voucher)}
      </Notice>
      <Remedy trouble={first} voucher={voucher} isFirst again={gate.again} />
    </>
  );
}
