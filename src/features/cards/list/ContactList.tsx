import { PersonRow } from '#entities/card/PersonRow.tsx';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import { memo, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { filterContacts, groupsOf } from '#entities/card/rules/filterContacts.ts';
import { PeopleList } from '#entities/card/PeopleList.tsx';
import { usePeopleAsked } from '#entities/card/usePeopleAsked.ts';
import { useChineseTable } from '#entities/search/useChineseTable.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

interface ContactRowProps {
  readonly contact: CardContact;
}

const ContactRow = memo(function ContactRow({ contact }: ContactRowProps) {
  const exhibitionId = useExhibitionId();
  const { id, texts, temperature, group, tags, metAtMs } = contact;
  return (
    <PersonRow
      to={contactPath(exhibitionId, id)}
      name={texts.name}
      company={texts.company}
      job={texts.job}
      metAtMs={metAtMs}
      temperature={temperature}
      marks={[group, ...tags].filter((text) => text !== '').join(' · ')}
    />
  );
});

export interface ContactListProps {
  readonly contacts: readonly CardContact[];
  /** Related pages and actions, in the line above the rows. */
  readonly links: ReactNode;
}

const keyOf = ({ id }: CardContact) => id;

/** The person the visitor met last stands first. */
export function ContactList({ contacts, links }: ContactListProps) {
  const { t } = useTranslation('cards');
  const options = groupsOf(contacts).map((value) => ({ value, label: value }));
  const people = usePeopleAsked([{ key: 'group', label: t('group'), options }]);
  const { asked, temperature } = people;
  const { search, filters } = asked;
  const rows = filterContacts(
    contacts,
    { search, temperature, group: filters['group'] ?? '' },
    useChineseTable(search !== ''),
  );
  const render = useCallback((contact: CardContact) => <ContactRow contact={contact} />, []);
  return (
    <PeopleList
      people={people}
      rows={rows}
      keyOf={keyOf}
      render={render}
      links={links}
      texts={{
        list: t('title'),
        search: t('search'),
        count: (count) => t('count', { count }),
        notFound: t('notFound'),
        showAll: t('showAll'),
      }}
    />
  );
}
