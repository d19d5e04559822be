import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { cleanLine } from '#domain/text/cleanText.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { changeList, type KeptList, writeIn } from '../rules/keptLists.ts';
import type { Person } from '../rules/listView.ts';
import { nameProblem, newPersonId } from '../rules/people.ts';
import { fieldNames, longest } from '../rules/sharedList.ts';
import css from './sharedRows.module.css';

interface WhoAreYouProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
  readonly people: readonly Person[];
  readonly onChosen: (personId: string) => void;
}

/** Which of its people has this phone. */
export function WhoAreYou({ lists, list, people, onChosen }: WhoAreYouProps) {
  const { t } = useTranslation('sharedList');
  function choose(personId: string) {
    lists.change((kept) => changeList(kept, list.id, (one) => ({ ...one, me: personId })));
    onChosen(personId);
  }
  function join(name: string) {
    const personId = newPersonId(list.fields, randomId());
    lists.change((kept) => writeIn(kept, list.id, { [fieldNames.person(personId)]: name }));
    choose(personId);
  }
  return (
    <>
      <p className={css['lead']}>{t('whoAreYouText')}</p>
      <CellGroup title={t('whoAreYou')}>
        {people.map(({ id, name }) => (
          <Cell key={id} icon={<Icon name="me" />} title={name} onAct={() => choose(id)} />
        ))}
      </CellGroup>
      <Join people={people} onJoin={join} />
    </>
  );
}

function Join({
  people,
  onJoin,
}: {
  readonly people: readonly Person[];
  readonly onJoin: (name: string) => void;
}) {
  const { t } = useTranslation('sharedList');
  const [name, setName] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const clean = cleanLine(name, longest.name);
  const problem = nameProblem(
    clean,
    people.map((person) => person.name),
  );
  return (
    <Card title={t('otherPerson')}>
      <TextField
        id="shared-list-join"
        label={t('yourName')}
        autoComplete="name"
        max={longest.name}
        maxLength={longest.name}
        value={name}
        onText={setName}
        error={isAttempted && problem ? t(problem) : undefined}
      />
      <Button
        kind="secondary"
        onClick={() => {
          setIsAttempted(true);
          if (problem === undefined) onJoin(clean);
        }}
      >
        {t('join')}
      </Button>
    </Card>
  );
}
