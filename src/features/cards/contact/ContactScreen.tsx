import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { cardsPath, contactPath } from '#entities/card/rules/cardPaths.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useCards } from '#entities/card/useCards.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CardGate } from '../CardGate.tsx';
import { ContactView } from './ContactView.tsx';

/** One contact of the card case. */
export default function ContactScreen() {
  const id = useExhibitionId();
  const { contactId = '' } = useParams();
  const { t } = useTranslation('cards');
  const heading = <PageHeading>{t('contact')}</PageHeading>;
  return (
    <CardGate back={contactPath(id, contactId)} heading={heading}>
      {(owner) => (
        <>
          {heading}
          <Found key={contactId} owner={owner} contactId={contactId} />
        </>
      )}
    </CardGate>
  );
}

function Found({ owner, contactId }: { readonly owner: MessageOwner; readonly contactId: string }) {
  const { t } = useTranslation('cards');
  const data = useCards(owner);
  const contact = data?.contacts.find(({ id }) => id === contactId);
  if (data === undefined) return <ListSkeleton shape="row" rows={4} />;
  if (contact === undefined)
    return (
      <EmptyState
        drawing="lost"
        title={t('contactGone')}
        text={t('contactGoneText')}
        action={<LinkButton to={cardsPath(owner.exhibitionId)}>{t('title')}</LinkButton>}
      />
    );
  return <ContactView owner={owner} contact={contact} data={data} />;
}
