import { useTranslation } from 'react-i18next';
import { cardsPath, contactPath } from '#entities/card/rules/cardPaths.ts';
import { fieldsOf } from '#entities/card/rules/businessCard.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './given.module.css';

export interface ReceivedListProps {
  readonly contacts: readonly CardContact[];
}

/** Whose cards were scanned; what was typed was given by no code. */
export function ReceivedList({ contacts }: ReceivedListProps) {
  const { t, i18n } = useTranslation('cards');
  const exhibitionId = useExhibitionId();
  const received = contacts.filter(({ source }) => source === 'card');
  if (received.length === 0)
    return (
      <EmptyState
        drawing="ticket"
        title={t('receivedNone')}
        text={t('noneText')}
        action={<LinkButton to={cardsPath(exhibitionId)}>{t('title')}</LinkButton>}
      />
    );
  return (
    <div className={css['received']}>
      <CellGroup>
        {received.map((contact) => (
          <Cell
            key={contact.id}
            icon={<Icon name="me" />}
            title={contact.texts.name}
            note={fieldsOf(contact)
              .map((field) => t(`field_${field}`))
              .join(t('comma'))}
            value={formatVenueMoment(contact.metAtMs, 'day', languageOf(i18n.language))}
            to={contactPath(exhibitionId, contact.id)}
          />
        ))}
      </CellGroup>
    </div>
  );
}
