import { homePath } from '../../../domain/address/paths.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Result } from '../result/Result.tsx';

export function UnknownPlace({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useCheckInWords();
  return (
    <Result
      kind="unknownPlace"
      title={t('unknownPlaceTitle')}
      actions={<LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>}
    >
      <p>{t('unknownPlaceText')}</p>
    </Result>
  );
}
