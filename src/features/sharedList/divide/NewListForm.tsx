import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sharedListPath } from '#domain/address/sharedListPath.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { randomId } from '#device/identity/randomId.ts';
import { visitedList } from '#entities/favourite/visited/visited.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { useListMarks } from '../list/useListMarks.ts';
import type { Assignment } from '../rules/divide.ts';
import type { ListDraft } from '../rules/keptLists.ts';
import { beginList } from '../rules/beginList.ts';
import { namesProblems } from '../rules/people.ts';
import { longest, most } from '../rules/sharedList.ts';
import css from './divide.module.css';
import { DivisionChoice } from './DivisionChoice.tsx';
import { NameFields } from './NameFields.tsx';
import { useDivision } from './useDivision.ts';

interface NewListFormProps {
  readonly lists: SharedLists;
  /** Of the saved exhibitors. */
  readonly ids: readonly string[];
}

const blank: ListDraft = { title: '', names: ['', ''], division: 'hall' };

export function NewListForm({ lists, ids }: NewListFormProps) {
  const { t } = useTranslation('sharedList');
  const navigate = useNavigate();
  const divide = useDivision();
  const [isAttempted, setIsAttempted] = useState(false);
  const { marks } = useListMarks(lists, ids.slice(0, most.exhibitors));
  const draft = lists.kept.draft ?? blank;
  const problems = namesProblems(draft.names);
  const type = (part: Partial<ListDraft>) =>
    lists.change((kept) => ({ ...kept, draft: { ...(kept.draft ?? blank), ...part } }));
  const names = draft.names.map((name) => cleanLine(name, longest.name)).filter((name) => name !== '');
  const parts = divide(draft.division, marks, names);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAttempted(true);
    const [first] = Object.keys(problems);
    if (first !== undefined) return focusControl(`shared-list-name-${first}`);
    const visited = visitedList(lists.exhibitionId).list();
    const list = beginList(lists.kept.phone, randomId, {
      title: cleanLine(draft.title, longest.title),
      names,
      divide: (people) => divide(draft.division, marks, people),
      visited: marks.map(({ id }) => id).filter((id) => visited.indexOf(id) >= 0),
    });
    lists.change((kept) => ({
      ...kept,
      draft: undefined,
      lists: [list, ...kept.lists],
    }));
    void navigate(`${sharedListPath(lists.exhibitionId)}?list=${list.id}`, { replace: true });
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className={css['hint']}>{t('newText', { count: marks.length })}</p>
      {ids.length > most.exhibitors && <Notice kind="warn">{t('most', { count: most.exhibitors })}</Notice>}
      <Card>
        <TitleField title={draft.title} onTitle={(title) => type({ title })} />
        <NameFields
          names={draft.names}
          problems={isAttempted ? problems : {}}
          onNames={(next) => type({ names: next })}
        />
      </Card>
      <Card title={t('division')}>
        <DivisionChoice chosen={draft.division} onChoose={(division) => type({ division })} />
        {draft.division !== 'hand' && <Parts names={names} assignment={parts} />}
      </Card>
      <PageFoot>
        <Button type="submit">{t('divide')}</Button>
      </PageFoot>
    </form>
  );
}

/** How many each one gets. */
function Parts({
  names,
  assignment,
}: {
  readonly names: readonly string[];
  readonly assignment: Assignment;
}) {
  const { t } = useTranslation('sharedList');
  if (names.length < 2) return null;
  const countOf = (name: string) => Object.values(assignment).filter((who) => who === name).length;
  return (
    <ul className={css['parts']} aria-label={t('parts')}>
      {names.map((name) => (
        <li key={name}>{t('partOf', { name, count: countOf(name) })}</li>
      ))}
    </ul>
  );
}

function TitleField({
  title,
  onTitle,
}: {
  readonly title: string;
  readonly onTitle: (title: string) => void;
}) {
  const { t } = useTranslation('sharedList');
  return (
    <TextField
      id="shared-list-title"
      label={t('listName')}
      placeholder={t('listNameExample')}
      autoComplete="off"
      max={longest.title}
      maxLength={longest.title}
      value={title}
      onText={onTitle}
    />
  );
}
