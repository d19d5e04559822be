import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsPath, contactPath } from '#entities/card/rules/cardPaths.ts';
import { fieldsOf } from '#entities/card/rules/businessCard.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { PersonRow } from '#entities/card/PersonRow.tsx';
import { useListPlace } from '#flows/content/useListPlace.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';
import css from './given.module.css';

export interface ReceivedListProps {
  readonly contacts: readonly CardContact[];
}

const keyOf = ({ id }: CardContact) => id;

/** Whose cards were scanned; what was typed was given by no code. */
export function ReceivedList({ contacts }: ReceivedListProps) {
  const { t } = useTranslation('cards');
  const exhibitionId = useExhibitionId();
  const received = contacts.filter(({ source }) => source === 'card');
  const { place, leave } = useListPlace(true);
  const render = useCallback(
    (contact: CardContact) => (
      <PersonRow
        to={contactPath(exhibitionId, contact.id)}
        name={contact.texts.name}
        company=""
        job=""
        metAtMs={contact.metAtMs}
        temperature=""
        marks={fieldsOf(contact)
          .map((field) => t(`field_${field}`))
          .join(t('comma'))}
      />
    ),
    [exhibitionId, t],
  );
  if (received.length === 0)
    return (
      <EmptyState
        scene={emptyCards}
        title={t('receivedNone')}
        text={t('noneText')}
        action={<LinkButton to={cardsPath(exhibitionId)}>{t('title')}</LinkButton>}
      />
    );
  return (
    <div className={css['received']} data-in-place={place && ''}>
      <VirtualRows
        rows={received}
        keyOf={keyOf}
        render={render}
        label={t('iScanned')}
        estimatedRowRem={5.5}
        initialOffsetRem={14}
        place={place}
        onLeave={leave}
      />
    </div>
  );
}
