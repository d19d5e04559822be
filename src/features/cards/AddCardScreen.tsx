import { useTranslation } from 'react-i18next';
import { addCardPath, cardsPath, myCardPath } from '#entities/card/rules/cardPaths.ts';
import type { BusinessCard } from '#entities/card/rules/businessCard.ts';
import type { NotUsed } from '#entities/card/rules/formats/cardReading.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { type ReceivedCard, useReceivedCard } from '#entities/card/useReceivedCard.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CardFace } from '#entities/card/CardFace.tsx';
import { CardGate } from './CardGate.tsx';
import { SaveCard } from './SaveCard.tsx';

/** Whose card was scanned, to be saved. */
export default function AddCardScreen() {
  const { t } = useTranslation('cards');
  const received = useReceivedCard();
  if (received.kind === 'reading')
    return (
      <>
        <PageHeading>{t('addTitle')}</PageHeading>
        <ListSkeleton shape="row" rows={3} />
      </>
    );
  if (received.kind !== 'card') return <Unreadable kind={received.kind} />;
  return <Received card={received.card} unused={received.unused} />;
}

interface ReceivedProps {
  readonly card: BusinessCard;
  readonly unused: readonly NotUsed[];
}

function Received({ card, unused }: ReceivedProps) {
  const { t } = useTranslation('cards');
  const exhibitionId = useExhibitionId();
  const heading = (
    <>
      <PageHeading>{t('addTitle')}</PageHeading>
      <CardFace card={card} />
    </>
  );
  return (
    <CardGate back={addCardPath(exhibitionId)} heading={heading}>
      {(owner: MessageOwner) =>
        owner.visitorId === card.visitorId ? (
          <>
            {heading}
            <EmptyState
              drawing="ticket"
              title={t('ownCard')}
              text={t('ownCardText')}
              action={<LinkButton to={myCardPath(exhibitionId)}>{t('mine')}</LinkButton>}
            />
          </>
        ) : (
          <SaveCard key={JSON.stringify(card)} owner={owner} card={card} unused={unused} />
        )
      }
    </CardGate>
  );
}

interface UnreadableProps {
  readonly kind: Exclude<ReceivedCard['kind'], 'card' | 'reading'>;
}

function Unreadable({ kind }: UnreadableProps) {
  const { t } = useTranslation('cards');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading>{t('addTitle')}</PageHeading>
      <EmptyState
        drawing="problem"
        title={t(`add_${kind}`)}
        text={t(`add_${kind}Text`)}
        action={<LinkButton to={cardsPath(exhibitionId)}>{t('title')}</LinkButton>}
      />
    </>
  );
}
