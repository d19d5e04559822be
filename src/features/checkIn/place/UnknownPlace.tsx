import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Result } from '../result/Result.tsx';
import { HomeLink } from '../result/ResultLinks.tsx';

export function UnknownPlace({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useCheckInWords();
  return (
    <Result
      kind="unknownPlace"
      title={t('unknownPlaceTitle')}
      actions={<HomeLink exhibitionId={exhibitionId} />}
    >
      <p>{t('unknownPlaceText')}</p>
    </Result>
  );
}
