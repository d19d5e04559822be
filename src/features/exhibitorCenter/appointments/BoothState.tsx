import { useTranslation } from 'react-i18next';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { awaitedActor } from '#entities/appointment/rules/appointmentActions.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Badge } from '#ui/values/Badge.tsx';

const tones = { hostApproved: 'waits', pending: 'waits', agreed: 'good', attended: 'good' } as const;

/** In a word where an appointment stands for its exhibitor. */
export function BoothState({
  appointment,
}: {
  readonly appointment: Pick<BoothAppointment, 'state' | 'own' | 'startMs'>;
}) {
  const { t } = useTranslation('exhibitorCenter');
  const nowMs = useFairNow();
  const { state, own, startMs } = appointment;
  if (awaitedActor(state) !== undefined && startMs !== undefined && startMs <= nowMs)
    return <Badge tone="off">{t('state_missed')}</Badge>;
  const tone = state in tones ? tones[state as keyof typeof tones] : 'off';
  const isAsked = own === 'asker' && (state === 'hostApproved' || state === 'rejected');
  return <Badge tone={tone}>{isAsked ? t(`state_${state}_asked`) : t(`state_${state}`)}</Badge>;
}
