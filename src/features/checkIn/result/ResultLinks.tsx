import { codePath, homePath } from '#domain/address/paths.ts';
import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { LinkButton, type LinkButtonProps } from '#ui/controls/LinkButton.tsx';

type Kind = Pick<LinkButtonProps, 'kind'>;

export function CodeLink({ recordId, kind }: { readonly recordId: string } & Kind) {
  const { t } = useCheckInWords();
  return (
    <LinkButton kind={kind} to={codePath(recordId)}>
      {t('showCode')}
    </LinkButton>
  );
}

export function CheckInsLink({ exhibitionId, kind = 'quiet' }: { readonly exhibitionId: string } & Kind) {
  const { t } = useCheckInWords();
  return (
    <LinkButton kind={kind} to={myCheckInsPath(exhibitionId)}>
      {t('myCheckIns')}
    </LinkButton>
  );
}

export function HomeLink({ exhibitionId, kind }: { readonly exhibitionId: string } & Kind) {
  const { t } = useCheckInWords();
  return (
    <LinkButton kind={kind} to={homePath(exhibitionId)}>
      {t('home')}
    </LinkButton>
  );
}
