import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registerPath } from '../../domain/paths.ts';
import type { TeamSignSetup } from '../../domain/team/readTeamSignSetup.ts';
import { useVisit } from '../../flows/visit.ts';
import { noteWayBack } from '../../flows/wayBack.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export interface RegisterFirstProps {
  readonly exhibitionId: string;
  readonly setup: TeamSignSetup;
  /** Where they come back to. */
  readonly back: string;
  readonly text: string;
}

/**
 * Nobody is known on this phone. Whoever is registered proves it and is back; whoever is not registers through the teams' channel
 * first.
 */
export function RegisterFirst({ exhibitionId, setup, back, text }: RegisterFirstProps) {
  const { t } = useTranslation('teams');
  const navigate = useNavigate();
  const chosen = useVisit(({ channel }) => (channel.kind === 'found' ? channel.value.RecordId : undefined));

  async function go() {
    noteWayBack(exhibitionId, back);
    // Without a channel of its own the usual one is put in.
    await navigate(registerPath(exhibitionId, setup.SignUpChannelId || (chosen ?? '')));
  }

  return (
    <Card title={t('registerFirstTitle')}>
      <p>{text}</p>
      <Button onClick={() => void go()}>{t('register')}</Button>
    </Card>
  );
}
