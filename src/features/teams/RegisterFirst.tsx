import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registerPath } from '../../domain/address/paths.ts';
import type { TeamSignSetup } from '../../domain/team/readTeamSignSetup.ts';
import { saveReturnTo } from '../../flows/navigation/returnTo.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/page/Card.tsx';

export interface RegisterFirstProps {
  readonly exhibitionId: string;
  readonly setup: TeamSignSetup;
  /** Where they come back to. */
  readonly back: string;
  readonly text: string;
}

/** For a phone without a registration: visitors who are registered prove it and come back, the others register first. */
export function RegisterFirst({ exhibitionId, setup, back, text }: RegisterFirstProps) {
  const { t } = useTranslation('teams');
  const navigate = useNavigate();

  async function go() {
    saveReturnTo(exhibitionId, back);
    // Where the teams name no channel, the guards put in the chosen one.
    await navigate(registerPath(exhibitionId, setup.SignUpChannelId || undefined));
  }

  return (
    <Card title={t('registerFirstTitle')}>
      <p>{text}</p>
      <Button onClick={() => void go()}>{t('register')}</Button>
    </Card>
  );
}
