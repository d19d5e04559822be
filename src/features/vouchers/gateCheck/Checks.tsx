import { useTranslation } from 'react-i18next';
import { firstTrouble, type GateCheck } from '#entities/voucher/rules/gate/gateChecks.ts';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';
import { useReasonOf } from './gateTexts.ts';
import { Remedy } from './Remedy.tsx';
import type { ResultProps } from './Result.tsx';
import css from './gateCheck.module.css';

const icons: Readonly<Record<GateCheck['state'], IconName>> = {
  ok: 'check',
  todo: 'warning',
  look: 'info',
  unknown: 'time',
};

const tones: Readonly<Record<GateCheck['state'], BadgeTone>> = {
  ok: 'good',
  todo: 'bad',
  look: 'waits',
  unknown: 'off',
};

/** Everything that was looked at: its state in words, why, and what to do. The button of the first trouble stands above. */
export function Checks({ person: { voucher, checks }, gate }: ResultProps) {
  const { t } = useTranslation('gateCheck');
  const reasonOf = useReasonOf();
  const first = firstTrouble(checks);
  return (
    <Card title={t('list')}>
      <ul className={css['list']}>
        {checks.map((check) => {
          const { item, state, trouble } = check;
          return (
            <li className={css['item']} key={item}>
              <span className={`${css['mark']} ${css[`mark--${state}`]}`}>
                <Icon name={icons[state]} sizeRem={1.25} />
              </span>
              <div className={css['words']}>
                <p className={css['name']}>
                  <strong>{t(`item_${item}`)}</strong>{' '}
                  <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
                </p>
                <p className={css['reason']}>{reasonOf(check, voucher)}</p>
                {trouble !== undefined && trouble !== first && (
                  <div className={css['act']}>
                    <Remedy trouble={trouble} voucher={voucher} isFirst={false} again={gate.again} />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
