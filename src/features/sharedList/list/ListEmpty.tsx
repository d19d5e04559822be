import { useTranslation } from 'react-i18next';
import { newSharedListPath } from '#domain/address/sharedListPath.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ReceiveActions } from './ReceiveActions.tsx';

/** No list is here yet: to begin one, or to read that of a colleague. */
export function ListEmpty() {
  const { t } = useTranslation('sharedList');
  const exhibitionId = useExhibitionId();
  const isVisitor = useOwnVisitorId() !== undefined;
  return (
    <>
      <EmptyState
        title={t('none')}
        text={t(isVisitor ? 'noneText' : 'noneGuestText')}
        action={isVisitor && <LinkButton to={newSharedListPath(exhibitionId)}>{t('start')}</LinkButton>}
      />
      <ReceiveActions />
    </>
  );
}
