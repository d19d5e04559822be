import { useTranslation } from 'react-i18next';
import { cardsPath } from '#entities/card/rules/cardPaths.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useCards } from '#entities/card/useCards.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { CardGate } from '../CardGate.tsx';
import { CardCase } from './CardCase.tsx';

/** The contacts that this phone keeps. */
export default function CardListScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('cards');
  const heading = <BarHeading>{t('title')}</BarHeading>;
  return (
    <CardGate back={cardsPath(id)} heading={heading}>
      {(owner) => (
        <>
          {heading}
          <Case owner={owner} />
        </>
      )}
    </CardGate>
  );
}

function Case({ owner }: { readonly owner: MessageOwner }) {
  const data = useCards(owner);
  return data === undefined ? <ListSkeleton shape="person" /> : <CardCase owner={owner} data={data} />;
}
