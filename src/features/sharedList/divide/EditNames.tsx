import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanLine } from '#domain/text/cleanText.ts';
import { randomId } from '#device/identity/randomId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useKeptText } from '#ui/fields/useKeptText.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import css from './divide.module.css';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { type KeptList, writeIn } from '../rules/keptLists.ts';
import { type Person, viewOf } from '../rules/listView.ts';
import { nameProblem, newPersonId } from '../rules/people.ts';
import { fieldNames, longest, most } from '../rules/sharedList.ts';

interface EditNamesProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
}

/** The name of a list and those of its people, kept while they are typed. */
export function EditNames({ lists, list }: EditNamesProps) {
  const { t } = useTranslation('sharedList');
  const { title, people } = viewOf(list.fields);
  const write = (field: string, text: string) =>
    lists.change((kept) => writeIn(kept, list.id, { [field]: text }));

  function remove({ id, name: before }: Person) {
    write(fieldNames.person(id), '');
    renderToast(t('personRemoved', { name: before }), {
      action: { label: t('undo'), act: () => write(fieldNames.person(id), before) },
    });
  }

  return (
    <Card>
      <NameField
        id="shared-list-title"
        label={t('listName')}
        longestText={longest.title}
        kept={title}
        onText={(text) => write(fieldNames.title, text)}
      />
      {people.map((person, at) => (
        <PersonField
          key={person.id}
          person={person}
          label={person.id === list.me ? t('yourName') : t('colleague', { number: at + 1 })}
          others={people.filter(({ id }) => id !== person.id).map((other) => other.name)}
          onName={(text) => write(fieldNames.person(person.id), text)}
          onRemove={person.id === list.me ? undefined : () => remove(person)}
        />
      ))}
      {people.length < most.people && (
        <AddPerson
          people={people}
          onAdd={(added) => write(fieldNames.person(newPersonId(list.fields, randomId())), added)}
        />
      )}
    </Card>
  );
}

interface AddPersonProps {
  readonly people: readonly Person[];
  readonly onAdd: (name: string) => void;
}

function AddPerson({ people, onAdd }: AddPersonProps) {
  const { t } = useTranslation('sharedList');
  const [name, setName] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const clean = cleanLine(name, longest.name);
  const problem = nameProblem(
    clean,
    people.map((person) => person.name),
  );

  function add() {
    setIsAttempted(problem !== undefined);
    if (problem !== undefined) return;
    onAdd(clean);
    setName('');
  }

  return (
    <>
      <TextField
        id="shared-list-added"
        label={t('addColleague')}
        autoComplete="off"
        maxLength={longest.name}
        value={name}
        onText={setName}
        error={isAttempted && problem ? t(problem) : undefined}
      />
      <Button kind="secondary" onClick={add}>
        {t('addColleague')}
      </Button>
    </>
  );
}

interface PersonFieldProps {
  readonly person: Person;
  readonly label: string;
  readonly others: readonly string[];
  readonly onName: (name: string) => void;
  /** Not of oneself. */
  readonly onRemove: (() => void) | undefined;
}

/** Without a name, or with that of another person, the name stays what it was. */
function PersonField({ person, label, others, onName, onRemove }: PersonFieldProps) {
  const { t } = useTranslation('sharedList');
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>();
  const field = (
    <NameField
      id={`shared-list-person-${person.id}`}
      label={label}
      longestText={longest.name}
      kept={person.name}
      error={problem && t(problem)}
      onText={(text) => {
        const found = nameProblem(text, others);
        setProblem(found);
        if (found === undefined) onName(text);
      }}
    />
  );
  if (onRemove === undefined) return field;
  return (
    <div className={css['person']}>
      {field}
      <button
        type="button"
        className={css['remove']}
        aria-label={t('removePerson', { name: person.name })}
        onClick={onRemove}
      >
        <Icon name="remove" />
      </button>
    </div>
  );
}

interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly longestText: number;
  readonly kept: string;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
}

function NameField({ id, label, longestText, kept, error, onText }: NameFieldProps) {
  const typed = useKeptText(kept);
  return (
    <TextField
      id={id}
      label={label}
      autoComplete="off"
      maxLength={longestText}
      value={typed.text}
      error={error}
      onText={(text) => {
        const clean = cleanLine(text, longestText);
        typed.change(text, clean);
        onText(clean);
      }}
    />
  );
}
