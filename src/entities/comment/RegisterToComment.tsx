import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registerPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';
import css from './comments.module.css';

export interface RegisterToCommentProps {
  readonly text: string;
}

/** For a phone without a registration: leads to it, and back here. */
export function RegisterToComment({ text }: RegisterToCommentProps) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  async function go() {
    saveReturnTo(exhibitionId, window.location.pathname + window.location.search);
    await navigate(registerPath(exhibitionId));
  }
  return (
    <>
      <p className={css['none']}>{t('registerFirst')}</p>
      <Button kind="secondary" onClick={() => void go()}>
        {text}
      </Button>
    </>
  );
}
