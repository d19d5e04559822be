import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findDuplicates, mustDiffer } from '#features/registration/rules/findDuplicates.ts';
import { checkMember, type GroupMember } from '#domain/group/groupMember.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { idleSubmission } from '#sending/rules/newStates.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { Button } from '#ui/controls/Button.tsx';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import { checkOf } from '#ui/fields/checkOf.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { mayBeAccepted } from '#features/registration/refusal/mayBeAccepted.ts';
import { ReviewCard } from './ReviewCard.tsx';
import type { Steps } from '../steps.ts';
import type { Group } from '../useGroup.ts';
import type { Sending } from './useGroupSending.ts';

export interface ReviewAllProps {
  readonly group: Group;
  readonly sending: Sending;
  readonly steps: Steps;
  /** A chosen slot has filled up since. */
  readonly onFull: () => void;
}

/** Not on its way, and nothing about it has to be changed or answered first. */
function isToSend(state: SubmissionState): boolean {
  if (state.at === 'rejected') return mayBeAccepted(state.refusal);
  return state.at === 'idle' || state.at === 'parked';
}

export function ReviewAll({ group, sending, steps, onFull }: ReviewAllProps) {
  const { t } = useTranslation(['group', 'sending']);
  const { members } = group.roster;
  const { stored, isRunning } = sending;
  const { replace } = steps;
  const { toSend, mustGoBack, send } = groupReview(group, sending);

  useEffect(() => {
    if (mustGoBack) replace({ at: 'list' });
  }, [mustGoBack, replace]);

  if (mustGoBack) return null;
  const all = members.length + stored.length;
  return (
    <>
      <PageHeading lead={t('reviewLead')}>{t('reviewTitle')}</PageHeading>
      <div aria-live="polite">
        {stored.length > 0 && (
          <Notice kind="success" title={t('summary', { done: stored.length, all })}>
            {stored.map(({ name }) => name).join(t('and'))}
          </Notice>
        )}
      </div>
      {members.map((member) => (
        <ReviewCard
          key={member.id}
          group={group}
          member={member}
          sending={sending}
          onChange={() => steps.go({ at: 'member', memberId: member.id })}
          onFull={() => {
            onFull();
            steps.go({ at: 'member', memberId: member.id });
          }}
        />
      ))}
      {(isRunning || toSend.length > 0) && (
        <Button busy={isRunning} busyText={t('sending', { ns: 'sending' })} onClick={send}>
          {t(toSend.length < all ? 'sendRest' : 'send', { count: toSend.length })}
        </Button>
      )}
      {!isRunning && (
        <Button kind="quiet" onClick={steps.toList}>
          {t('back')}
        </Button>
      )}
    </>
  );
}

function groupReview(group: Group, sending: Sending) {
  const { form, leader, roster } = group;
  const { members, groupId } = roster;
  const { states, stored } = sending;
  const isReady = (member: GroupMember) =>
    checkMember(member, group.asked(member).form, checkOf).length === 0;
  const begun = members.filter(({ id }) => states[id] !== undefined);
  const toSend = members.filter(({ id }) => isToSend(states[id] ?? idleSubmission));
  const isDone = members.length === 0 && stored.length > 0;
  // By a typed address, or after Back: what is not complete is completed in the list.
  const mustGoBack =
    !isDone &&
    begun.length === 0 &&
    (members.length === 0 || !members.every(isReady) || findDuplicates(members, form).some(mustDiffer));

  function send() {
    const intents = toSend.filter(isReady).map((member) => ({
      leader,
      groupId,
      member,
      form,
      answers: answersToSend(visibleFields(form, member.answers), member.answers),
    }));
    void sending.send(intents);
  }

  return { toSend, mustGoBack, send };
}
