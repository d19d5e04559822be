import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CardContact,
  type ContactRemarks,
  longestGroup,
  longestNote,
  readTags,
} from '#entities/card/rules/contact.ts';
import { groupsOf } from '#entities/card/rules/filterContacts.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { keepContact } from '#entities/card/cardData.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { TemperatureChoice } from '#entities/card/TemperatureChoice.tsx';
import css from './contact.module.css';

export interface RemarksProps {
  readonly owner: MessageOwner;
  readonly contact: CardContact;
  readonly contacts: readonly CardContact[];
}

/** Kept with each change: there is nothing to send. */
export function Remarks({ owner, contact, contacts }: RemarksProps) {
  const { t } = useTranslation('cards');
  const [note, setNote] = useState(contact.note);
  const [group, setGroup] = useState(contact.group);
  const [tags, setTags] = useState(contact.tags.join(t('comma')));

  function keep(part: Partial<ContactRemarks>) {
    const typed = { note: note.trim(), group: group.trim(), tags: readTags(tags) };
    keepContact(owner, { ...contact, ...typed, ...part }).catch(() => renderToast(t('notKept')));
  }

  function changeGroup(next: string) {
    setGroup(next);
    keep({ group: next.trim() });
  }

  return (
    <Card title={t('remarks')}>
      <TemperatureChoice value={contact.temperature} onChange={(temperature) => keep({ temperature })} />
      <TextField
        id="contact-note"
        label={t('note')}
        isLong
        max={longestNote}
        maxLength={longestNote}
        autoComplete="off"
        placeholder={t('notePlaceholder')}
        value={note}
        onText={(next) => {
          setNote(next);
          keep({ note: next.trim() });
        }}
      />
      <TextField
        id="contact-group"
        label={t('group')}
        maxLength={longestGroup}
        autoComplete="off"
        placeholder={t('groupPlaceholder')}
        value={group}
        onText={changeGroup}
      />
      <GroupChips groups={groupsOf(contacts)} chosen={group} onChoose={changeGroup} />
      <TextField
        id="contact-tags"
        label={t('tags')}
        hint={t('tagsHint')}
        autoComplete="off"
        maxLength={200}
        value={tags}
        onText={(next) => {
          setTags(next);
          keep({ tags: readTags(next) });
        }}
      />
      <p className={css['kept']}>{t('keptHere')}</p>
    </Card>
  );
}

interface GroupChipsProps {
  readonly groups: readonly string[];
  readonly chosen: string;
  readonly onChoose: (group: string) => void;
}

/** Groups that other contacts are in. */
function GroupChips({ groups, chosen, onChoose }: GroupChipsProps) {
  const { t } = useTranslation('cards');
  const others = groups.filter((group) => group !== chosen.trim());
  if (others.length === 0) return null;
  return (
    <div className={css['groups']} role="group" aria-label={t('groups')}>
      {others.map((group) => (
        <button key={group} type="button" className={css['group']} onClick={() => onChoose(group)}>
          {group}
        </button>
      ))}
    </div>
  );
}
