import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { maskContact } from '../../../domain/contact.ts';
import { type GroupMember, ownContact, selfId } from '../../../domain/group/groupMember.ts';
import { registrationRefusals } from '../../../domain/registrationRefusals.ts';
import { idleSubmission } from '../../../domain/submission/newStates.ts';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import type { SubmissionState } from '../../../domain/submission/state.ts';
import { isContactOf } from '../../../flows/ownRegistration.ts';
import type { Submission } from '../../../flows/submission/createSubmission.ts';
import { keepVisitor, keepVoucher } from '../../../flows/visitor.ts';
import { overwriteQuestion } from '../../../flows/overwriteQuestion.ts';
import { askConfirm } from '../../../ui/appToast.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { refusalText } from '../refusalText.ts';
import { useSummary } from '../useSummary.ts';
import { MemberState } from './MemberState.tsx';
import { useNameOf } from './useNameOf.ts';
import type { Group } from './useGroup.ts';
import type { Sending } from './useGroupSending.ts';

export interface ReviewCardProps {
  readonly group: Group;
  readonly member: GroupMember;
  readonly sending: Sending;
  readonly onChange: () => void;
  readonly onFull: () => void;
}

/** Who is sent, and that all is done, is announced for all of them together. */
const isStuck = ({ at }: SubmissionState) => at === 'checking' || at === 'parked' || at === 'overwriteAsked';

/** One person as they are handed in, and what has become of it. */
export function ReviewCard({ group, member, sending, onChange, onFull }: ReviewCardProps) {
  const { t } = useTranslation(['group', 'information', 'identity']);
  const name = useNameOf(group)(member.id);
  const submission = sending.submissions[member.id];
  const state = sending.states[member.id] ?? idleSubmission;
  const contact = member.id === selfId ? group.leader.contact : ownContact(member);
  return (
    <Card
      title={
        <span className="g-who" data-announce={isStuck(state) ? '' : undefined}>
          <span className="g-name">{name}</span>
          {submission !== undefined && <MemberState submission={submission} />}
        </span>
      }
    >
      <p className="g-company">
        {member.company} · {contact === undefined ? t('noContact') : maskContact(contact)}
      </p>
      {state.at === 'idle' && <Answered group={group} member={member} />}
      {state.at === 'checking' && <p>{t('checkingText')}</p>}
      {state.at === 'parked' && <p>{t('parkedText')}</p>}
      {state.at === 'rejected' && <Refused state={state} onChange={onChange} onFull={onFull} />}
      {state.at === 'overwriteAsked' && submission !== undefined && (
        <TakenMember
          group={group}
          member={member}
          submission={submission}
          sending={sending}
          onChange={onChange}
        />
      )}
    </Card>
  );
}

function Answered({ group, member }: Pick<ReviewCardProps, 'group' | 'member'>) {
  const { t } = useTranslation('group');
  const sections = useSummary(group.asked(member).form, member.answers);
  if (sections.length === 0) return null;
  return (
    <details className="g-answers">
      <summary>{t('reviewOpen')}</summary>
      {sections.map(({ key, title, items }) => (
        <section key={key}>
          <h3 className="g-section">{title}</h3>
          <SummaryList items={items} />
        </section>
      ))}
    </details>
  );
}

interface RefusedProps extends Pick<ReviewCardProps, 'onChange' | 'onFull'> {
  readonly state: Extract<SubmissionState, { at: 'rejected' }>;
}

function Refused({ state, onChange, onFull }: RefusedProps) {
  const { t } = useTranslation('information');
  const isFull = state.refusal.resCode === registrationRefusals.full;
  return (
    <Notice kind="error">
      <p>{refusalText(state.refusal, t)}</p>
      <Button kind="secondary" onClick={isFull ? onFull : onChange}>
        {isFull ? t('chooseAnother') : t('edit')}
      </Button>
    </Notice>
  );
}

interface TakenProps extends Pick<ReviewCardProps, 'group' | 'member' | 'sending' | 'onChange'> {
  readonly submission: Submission<Registration>;
}

/**
 * Somebody is registered under this contact or document already. Only what is the leader's own may be replaced: whose
 * number was merely typed has proven nothing, and nothing of their registration is shown.
 */
function TakenMember({ group, member, submission, sending, onChange }: TakenProps) {
  const { t } = useTranslation('group');
  const { t: say } = useTranslation('identity');
  const other = useStore(submission.store, (view) => view.other);
  const { contact } = group.leader;
  const isSelf = member.id === selfId;
  const isOwn =
    other !== undefined &&
    (isSelf || isContactOf({ ...other, Mob: other.GroupMob, Email: other.GroupEmail }, contact));

  async function leaveOut() {
    await sending.giveUp(member.id);
    if (isOwn) await (isSelf ? keepVisitor(other) : keepVoucher(other));
    await group.drop(member.id);
  }

  async function replace() {
    if (await askConfirm(overwriteQuestion(say, other?.SeatNo ?? ''))) await submission.overwrite(true);
  }

  if (!isOwn)
    return (
      <Notice kind="warn">
        <p>{t('takenText')}</p>
        <Button kind="secondary" onClick={onChange}>
          {t('change')}
        </Button>
        <Button kind="quiet" onClick={() => void leaveOut()}>
          {t('remove')}
        </Button>
      </Notice>
    );
  return (
    <Notice kind="warn">
      <p>{t('takenOwn')}</p>
      <Button kind="secondary" onClick={() => void leaveOut()}>
        {t('takenKeep')}
      </Button>
      <Button kind="quiet" onClick={() => void replace()}>
        {t('takenReplace')}
      </Button>
    </Notice>
  );
}
