import { PersonRow } from '#entities/card/PersonRow.tsx';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import { useCallback, memo } from 'react';
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
}

const keyOf = ({ id }: CardContact) => id;

/** The person the visitor met last stands first. */
export function ContactList({ contacts }: ContactListProps) {
  const { t } = useTranslation('cards');
  const asked = usePeopleAsked<'group'>();
  const { search, temperature } = asked;
  const groups = groupsOf(contacts);
  const group = groups.find((one) => one === asked.chosen('group')) ?? '';
  const rows = filterContacts(contacts, { search, temperature, group }, useChineseTable(search !== ''));
  const render = useCallback((contact: CardContact) => <ContactRow contact={contact} />, []);
  const options = groups.map((value) => ({ value, label: value }));
  return (
    <PeopleList
      asked={asked}
      rows={rows}
      keyOf={keyOf}
      render={render}
      selects={
        groups.length > 1 ? [{ name: 'group', label: t('group'), allText: t('allGroups'), options }] : []
      }
      texts={{
        list: t('title'),
        search: t('search'),
        count: t('count', { count: rows.length }),
        notFound: t('notFound'),
        showAll: t('showAll'),
      }}
      initialOffsetRem={22}
    />
  );
}
