import { useTranslation } from 'react-i18next';
import { editCardPath } from '#entities/card/rules/cardPaths.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useOwnCard } from '#entities/card/useOwnCard.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CardGate } from './CardGate.tsx';
import { EditCardForm } from './EditCardForm.tsx';

/** Chooses what the own card says. */
export default function EditCardScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('cards');
  const heading = <PageHeading lead={t('editLead')}>{t('edit')}</PageHeading>;
  return (
    <CardGate back={editCardPath(id)} heading={heading}>
      {(owner) => (
        <>
          {heading}
          <Edit owner={owner} />
        </>
      )}
    </CardGate>
  );
}

function Edit({ owner }: { readonly owner: MessageOwner }) {
  const own = useOwnCard(owner);
  return own === undefined ? (
    <ListSkeleton shape="form" rows={4} />
  ) : (
    <EditCardForm owner={owner} own={own} />
  );
}
