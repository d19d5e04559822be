import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useAction } from '#flows/content/useAction.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { type AutoApprovalFailure, invalidateAutoApproval, setAutoApproval } from './boothTimesQueries.ts';

interface AutoApprovalProps {
  readonly booth: BoothKey;
  readonly isOn: boolean;
  readonly mayChange: boolean;
}

/** Whether requests of visitors are agreed automatically, what that means, and the other choice. */
export function AutoApproval({ booth, isOn, mayChange }: AutoApprovalProps) {
  const { t } = useTranslation('boothCalendar');
  const { running, failed, run } = useAction<AutoApprovalFailure>(() => invalidateAutoApproval(booth));
  const turn = () =>
    void run({
      name: 'turn',
      act: () => setAutoApproval(booth, !isOn),
      done: t(isOn ? 'autoIsOff' : 'autoIsOn'),
      ...(!isOn && {
        question: { title: t('autoTitle'), body: t('autoBody'), yes: t('autoTurnOn'), no: t('autoNo') },
      }),
    });
  return (
    <Card title={t('auto')}>
      <p>{t(isOn ? 'autoOnText' : 'autoOffText')}</p>
      {failed !== undefined && <Notice kind="error">{t(`autoFailed_${failed}`)}</Notice>}
      {mayChange && (
        <Button kind="secondary" busy={running !== undefined} busyText={t('sending')} onClick={turn}>
          {t(isOn ? 'autoTurnOff' : 'autoTurnOn')}
        </Button>
      )}
    </Card>
  );
}
