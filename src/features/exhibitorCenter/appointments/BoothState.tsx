import { useTranslation } from 'react-i18next';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { Badge } from '#ui/values/Badge.tsx';

const tones = { hostApproved: 'waits', pending: 'waits', agreed: 'good', attended: 'good' } as const;

/** In a word where an appointment stands for its exhibitor. */
export function BoothState({
  appointment,
}: {
  readonly appointment: Pick<BoothAppointment, 'state' | 'own'>;
}) {
  const { t } = useTranslation('exhibitorCenter');
  const { state, own } = appointment;
  const tone = state in tones ? tones[state as keyof typeof tones] : 'off';
  const isAsked = own === 'asker' && (state === 'hostApproved' || state === 'rejected');
  return <Badge tone={tone}>{isAsked ? t(`state_${state}_asked`) : t(`state_${state}`)}</Badge>;
}
