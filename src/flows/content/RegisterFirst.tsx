import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registerPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { saveReturnTo } from '../navigation/returnTo.ts';

export interface RegisterFirstProps {
  /** To register through; the chosen one where none is named. */
  readonly channelId?: string | undefined;
  /** Where the visitor comes back to. */
  readonly back: string;
  readonly title?: string;
  readonly text?: string;
}

/** For a phone without a registration: a registered visitor proves it, another one registers; both come back. */
export function RegisterFirst({ channelId, back, title, text }: RegisterFirstProps) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();

  async function go() {
    saveReturnTo(exhibitionId, back);
    await navigate(registerPath(exhibitionId, channelId));
  }

  return (
    <Card title={title ?? t('registerFirst')}>
      <p>{text ?? t('registerFirstText')}</p>
      <Button onClick={() => void go()}>{t('registerOrLogIn')}</Button>
    </Card>
  );
}
