import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkIdentity } from '#domain/person/checkIdentity.ts';
import { type GroupMember, ownContact, selfId, stillUnused } from '#domain/group/groupMember.ts';
import { firstToComplete } from '#domain/form/correctionForm.ts';
import { answersOfVisibleFields } from '#domain/form/answersOfVisibleFields.ts';
import type { Problem } from '#domain/text/problem.ts';
import { memberAddress } from '#entities/registration/groupRoster.ts';
import { registrationUploads } from '#entities/registration/registrationUploads.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { AboutOwnerContext } from '#ui/fields/typed/useAutocomplete.ts';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { UploadingContext } from '#ui/fields/uploaded/uploadingContext.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { CorrectionNote } from '#features/registration/CorrectionNote.tsx';
import { FullNote } from '#features/registration/FullNote.tsx';
import { PersonFields } from '#features/registration/identity/PersonFields.tsx';
import { useIdentityLines } from '#features/registration/identity/useIdentityLines.ts';
import { useFocusOn } from '#features/registration/useFocusOn.ts';
import type { Group } from '../useGroup.ts';
import { useListed } from './useListed.ts';
import type { Sending } from '../send/useGroupSending.ts';

export interface MemberFormProps {
  readonly group: Group;
  readonly member: GroupMember;
  readonly sending: Sending;
  readonly onDone: () => void;
}

export function MemberForm({ group, member, sending, onDone }: MemberFormProps) {
  const { t } = useTranslation('group');
  const toLines = useIdentityLines();
  const isSelf = member.id === selfId;
  const { form, own, typed, person, change, autosave, save } = useMemberAnswers(group, member);
  const [hasTried, setHasTried] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const { giveUp } = sending;

  // Editing clears the last rejection.
  useEffect(() => void giveUp(member.id), [giveUp, member.id]);

  const problems = checkIdentity({ ...person, contact: ownContact(person) }).filter(
    ({ code }) => code !== 'phoneOrEmailEmpty',
  );
  const shown = problems.filter(({ field = '' }) => hasTried || left.includes(field));

  return (
    <AboutOwnerContext.Provider value={isSelf}>
      <UploadingContext.Provider value={registrationUploads(memberAddress(group.leader, member.id))}>
        <PageHeading lead={t('memberLead')}>{t(isSelf ? 'memberTitleMe' : 'memberTitle')}</PageHeading>
        {own !== undefined && <CorrectionNote form={form} own={own} />}
        <FullNote form={form} typed={typed} />
        <UnusedNote member={{ ...member, ...person, answers: typed.getValues() }} />
        <AnswerForm
          form={form}
          typed={typed}
          onTyped={autosave}
          onDone={() => void save().then(onDone)}
          first={{
            check: () => toLines(problems),
            onAttempt: () => setHasTried(true),
            fields: (
              <Card title={t('person')}>
                <PersonFields person={person} isOwner={isSelf} problems={shown} onChange={change} />
                {!isSelf && (
                  <ContactField
                    value={person.contact}
                    problem={shown.find(({ field }) => field === 'contact')}
                    onText={(text) => change('contact', text)}
                    onBlur={() => setLeft(person.contact === '' ? [] : ['contact'])}
                  />
                )}
              </Card>
            ),
          }}
        >
          <Button type="submit">{t('done')}</Button>
          <Button kind="quiet" onClick={() => void save().then(onDone)}>
            {t('back')}
          </Button>
        </AnswerForm>
      </UploadingContext.Provider>
    </AboutOwnerContext.Provider>
  );
}

function useMemberAnswers(group: Group, member: GroupMember) {
  const { form, own } = group.asked(member);
  const { name, company, contact } = member;
  const [person, setPerson] = useState({ name, company, contact });
  const latest = useRef(person);
  const typed = useAnswers(form, member.answers);
  const [first] = useState(() => firstToComplete(form, own?.review.notes ?? [], member.answers));
  useFocusOn(first && fieldId(first));
  const save = () =>
    group.change({
      ...member,
      ...latest.current,
      answers: answersOfVisibleFields(form, typed.getValues()),
    });
  const autosave = useAutosave(save);

  function change(key: keyof typeof person, text: string) {
    latest.current = { ...latest.current, [key]: text };
    setPerson(latest.current);
    autosave();
  }

  return { form, own, typed, person, change, autosave, save };
}

/** Stays while the form is filled in, so that the texts can be typed or copied from it. */
function UnusedNote({ member }: { readonly member: GroupMember }) {
  const { t } = useTranslation('group');
  const listed = useListed();
  const [shown] = useState(() => stillUnused(member));
  return shown.length === 0 ? null : (
    <Notice kind="info">{t('pasteUnused', { texts: listed(shown) })}</Notice>
  );
}

interface ContactFieldProps {
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

function ContactField({ value, problem, onText, onBlur }: ContactFieldProps) {
  const { t } = useTranslation('group');
  const { sentence } = useFieldTexts();
  return (
    <TextField
      id="contact"
      label={t('contact')}
      required={false}
      hint={t('contactHint')}
      error={problem && sentence(problem)}
      autoComplete="off"
      inputMode="email"
      maxLength={80}
      value={value}
      onText={onText}
      onBlur={onBlur}
    />
  );
}
