import { codePath, homePath } from '../../../domain/address/paths.ts';
import { myCheckInsPath } from '../../../domain/address/myCheckInsPath.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { LinkButton, type LinkButtonProps } from '../../../ui/controls/LinkButton.tsx';

export function CodeLink({ recordId, kind }: { readonly recordId: string } & Pick<LinkButtonProps, 'kind'>) {
  const { t } = useCheckInWords();
  return (
    <LinkButton kind={kind} to={codePath(recordId)}>
      {t('showCode')}
    </LinkButton>
  );
}

export function CheckInsLink({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useCheckInWords();
  return (
    <LinkButton kind="secondary" to={myCheckInsPath(exhibitionId)}>
      {t('myCheckIns')}
    </LinkButton>
  );
}

export function HomeLink({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useCheckInWords();
  return (
    <LinkButton kind="quiet" to={homePath(exhibitionId)}>
      {t('home')}
    </LinkButton>
  );
}
