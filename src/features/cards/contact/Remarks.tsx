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
import { changeRemarks } from '#entities/card/cardData.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { useKeptText } from '#ui/fields/useKeptText.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { TemperatureChoice } from '#entities/card/TemperatureChoice.tsx';
import css from './contact.module.css';

export interface RemarksProps {
  readonly owner: MessageOwner;
  readonly contact: CardContact;
  readonly contacts: readonly CardContact[];
}

const asNote = (text: string) => cleanText(text, longestNote);
const asGroup = (text: string) => readLine(text, longestGroup);

/** Kept with each change: there is nothing to send. */
export function Remarks({ owner, contact, contacts }: RemarksProps) {
  const { t } = useTranslation('cards');
  const joined = (parts: readonly string[]) => parts.join(t('comma'));
  const note = useKeptText(contact.note);
  const group = useKeptText(contact.group);
  const tags = useKeptText(joined(contact.tags));

  const keep = (part: Partial<ContactRemarks>) =>
    changeRemarks(owner, contact.id, part).catch(() => renderToast(t('notKept')));

  function changeGroup(next: string) {
    group.change(next, asGroup(next));
    void keep({ group: asGroup(next) });
  }

  return (
    <Card title={t('remarks')}>
      <TemperatureChoice value={contact.temperature} onChange={(temperature) => void keep({ temperature })} />
      <TextField
        id="contact-note"
        label={t('note')}
        isLong
        max={longestNote}
        maxLength={longestNote}
        autoComplete="off"
        placeholder={t('notePlaceholder')}
        value={note.text}
        onText={(next) => {
          note.change(next, asNote(next));
          void keep({ note: asNote(next) });
        }}
      />
      <TextField
        id="contact-group"
        label={t('group')}
        maxLength={longestGroup}
        autoComplete="off"
        placeholder={t('groupPlaceholder')}
        value={group.text}
        onText={changeGroup}
      />
      <GroupChips groups={groupsOf(contacts)} chosen={group.text} onChoose={changeGroup} />
      <TextField
        id="contact-tags"
        label={t('tags')}
        hint={t('tagsHint')}
        autoComplete="off"
        maxLength={200}
        value={tags.text}
        onText={(next) => {
          tags.change(next, joined(readTags(next)));
          void keep({ tags: readTags(next) });
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
