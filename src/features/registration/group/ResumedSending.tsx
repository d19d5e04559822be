import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/page/Notice.tsx';
import type { Group } from './useGroup.ts';
import { useGroupPasses } from './useGroupPasses.ts';
import type { Sending } from './send/useGroupSending.ts';

export interface ResumedSendingProps {
  readonly group: Group;
  readonly sending: Sending;
}

const underWay: readonly string[] = ['prepared', 'sending', 'checking'];

export function ResumedSending({ group, sending }: ResumedSendingProps) {
  const { t } = useTranslation('group');
  const number = useGroupPasses(group).length;
  const { takenUp, states } = sending;
  const count = takenUp.filter((id) => underWay.includes(states[id]?.at ?? '')).length;
  if (takenUp.length === 0) return null;
  return (
    <Notice kind="info" live title={t(count > 0 ? 'takenUp' : 'takenUpDone')}>
      <p>{t('takenUpRegistered', { number })}</p>
      {count > 0 && <p>{t('takenUpChecking', { number: count })}</p>}
    </Notice>
  );
}
