import { useTranslation } from 'react-i18next';
import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useOwnCard } from '#entities/card/useOwnCard.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CardGate } from '../CardGate.tsx';
import { OwnCardView } from './OwnCardView.tsx';

/** The visitor's own card and its codes. It needs no network. */
export default function MyCardScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('cards');
  const heading = <PageHeading>{t('mine')}</PageHeading>;
  return (
    <CardGate back={myCardPath(id)} heading={heading}>
      {(owner) => (
        <>
          {heading}
          <Mine owner={owner} />
        </>
      )}
    </CardGate>
  );
}

function Mine({ owner }: { readonly owner: MessageOwner }) {
  const own = useOwnCard(owner);
  return own === undefined ? <ListSkeleton shape="row" rows={4} /> : <OwnCardView owner={owner} own={own} />;
}
