import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PastedRows, readPastedRows } from '#features/registration/rules/paste/pastedRows.ts';
import { maskContact } from '#domain/person/contact.ts';
import { maxMembers, ownContact } from '#domain/group/groupMember.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { Group } from '../useGroup.ts';
import { useListed } from './useListed.ts';
import textInputStyles from '#ui/controls/textInput.module.css';
import groupStyles from '../group.module.css';

export interface PasteListProps {
  readonly group: Group;
  readonly onDone: () => void;
}

/** Rows out of a chat or a spreadsheet: what was understood is shown before it is added. */
export function PasteList({ group, onDone }: PasteListProps) {
  const { t } = useTranslation('group');
  const { form, roster } = group;
  const [text, setText] = useState(roster.rest);
  const [isEmpty, setIsEmpty] = useState(false);
  const read = useDeferredValue(text);
  const room = maxMembers - roster.members.length;
  const understood = useMemo(
    () => readPastedRows(read, form.fields, room, formatVenueTime(fairNowMs(), 'yyyy-MM-dd')),
    [read, form.fields, room],
  );
  const { people, unused, rest } = understood;

  function addAll() {
    setIsEmpty(people.length === 0);
    if (people.length === 0) return focusControl('paste');
    group.add(people.map((person, at) => ({ ...person, unused: unused[at] })));
    group.keepRest(rest);
    onDone();
  }

  return (
    <>
      <PageHeading lead={t('pasteLead')}>{t('pasteTitle')}</PageHeading>
      <Card>
        <FieldRow id="paste" label={t('pasteLabel')} error={isEmpty ? t('pasteEmpty') : undefined}>
          {({ id, describedBy, invalid }) => (
            <textarea
              id={id}
              className={`${textInputStyles.input} ${groupStyles.paste}`}
              rows={8}
              value={text}
              placeholder={t('pasteExample')}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setText(event.target.value);
                setIsEmpty(false);
              }}
            />
          )}
        </FieldRow>
      </Card>
      {text.trim() !== '' && <Understood {...understood} />}
      <PageFoot>
        <Button onClick={addAll}>{t('pasteAdd', { number: people.length })}</Button>
      </PageFoot>
    </>
  );
}

function Understood({ people, unused, ignoredColumns, notUnderstood, leftOut }: PastedRows) {
  const { t } = useTranslation('group');
  const listed = useListed();
  return (
    <Card
      title={
        <span data-announce="">
          {people.length > 0 ? t('pasteFound', { count: people.length }) : t('pasteNone')}
        </span>
      }
    >
      <ol className={groupStyles.found}>
        {people.map((person, at) => {
          const contact = ownContact(person);
          return (
            <li key={at}>
              <strong>{person.name || t('nameless')}</strong>
              <span>{[person.company, contact && maskContact(contact)].filter(Boolean).join(' · ')}</span>
              {(unused[at] ?? []).length > 0 && (
                <span>{t('pasteUnused', { texts: listed(unused[at] ?? []) })}</span>
              )}
            </li>
          );
        })}
      </ol>
      {ignoredColumns.length > 0 && (
        <Notice kind="warn">{t('pasteUnusedColumns', { columns: listed(ignoredColumns) })}</Notice>
      )}
      {notUnderstood.length > 0 && (
        <Notice kind="warn" title={t('pasteNot')}>
          {notUnderstood.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </Notice>
      )}
      {leftOut > 0 && <Notice kind="warn">{t('pasteLeftOut', { most: maxMembers, count: leftOut })}</Notice>}
    </Card>
  );
}
