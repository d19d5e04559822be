import { useTranslation } from 'react-i18next';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { Badge } from '#ui/values/Badge.tsx';
import { stateKey } from './rules/stateKey.ts';

const tones = {
  pending: 'waits',
  hostApproved: 'waits',
  agreed: 'good',
  attended: 'good',
} as const;

/** In a word where an appointment stands. */
export function StateBadge({ appointment }: { readonly appointment: Pick<Appointment, 'state' | 'own'> }) {
  const { t } = useTranslation('appointments');
  const { state } = appointment;
  const tone = state in tones ? tones[state as keyof typeof tones] : 'off';
  return <Badge tone={tone}>{t(`state_${stateKey(appointment)}`)}</Badge>;
}
