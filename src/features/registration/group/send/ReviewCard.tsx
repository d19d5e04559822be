import { useTranslation } from 'react-i18next';
import { maskContact } from '#domain/person/contact.ts';
import { type GroupMember, ownContact, selfId } from '#domain/group/groupMember.ts';
import { registrationRefusals } from '#domain/review/registrationRefusals.ts';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { isContactOf } from '#entities/registration/stored/findOwnRegistration.ts';
import type { Submission } from '#sending/createSubmission.ts';
import { keepVisitor, keepVoucher } from '#entities/registration/stored/keepVisitor.ts';
import { overwriteQuestion } from '#entities/registration/overwriteQuestion.ts';
import { askConfirm } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { type PanelSubmission, SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { useRefusalText } from '#features/registration/refusal/useRefusalText.ts';
import { useSummary } from '#features/registration/useSummary.ts';
import { MemberState } from './MemberState.tsx';
import { useMemberSubmission } from './useMemberSubmission.ts';
import { useNameOf } from '../people/useNameOf.ts';
import type { Group } from '../useGroup.ts';
import type { Sending } from './useGroupSending.ts';
import styles from '../group.module.css';

export interface ReviewCardProps {
  readonly group: Group;
  readonly member: GroupMember;
  readonly sending: Sending;
  readonly onChange: () => void;
  readonly onFull: () => void;
}

/** Who is sent, and that all is done, is announced for all of them together. */
const isStuck = ({ state, isSending }: PanelSubmission<Registration>) =>
  (state.at === 'checking' && !isSending) || state.at === 'parked' || state.at === 'overwriteAsked';

export function ReviewCard({ group, member, sending, onChange, onFull }: ReviewCardProps) {
  const { t } = useTranslation('group');
  const { t: say } = useTranslation('information');
  const name = useNameOf(group)(member.id);
  const current = useMemberSubmission(sending, member.id);
  const { state } = current;
  const refusalText = useRefusalText(state);
  const contact = member.id === selfId ? group.leader.contact : ownContact(member);
  return (
    <Card
      title={
        <span className={styles.who} data-announce={isStuck(current) ? '' : undefined}>
          <span className={styles.name}>{name}</span>
          <MemberState sending={current} />
        </span>
      }
    >
      <p className={styles.company}>
        {member.company} · {contact === undefined ? t('noContact') : maskContact(contact)}
      </p>
      <SubmissionPanel
        inCard
        sending={current}
        onEdit={onChange}
        describeRefusal={refusalText}
        offerFor={({ resCode }) =>
          resCode === registrationRefusals.full
            ? { label: say('chooseAnother'), onChoose: onFull }
            : { label: say('edit'), onChoose: onChange }
        }
        renderOther={(other, submission) => (
          <TakenMember
            group={group}
            member={member}
            other={other}
            submission={submission}
            sending={sending}
            onChange={onChange}
          />
        )}
      >
        {state.at === 'idle' && <Answered group={group} member={member} />}
      </SubmissionPanel>
    </Card>
  );
}

function Answered({ group, member }: Pick<ReviewCardProps, 'group' | 'member'>) {
  const { t } = useTranslation('group');
  const sections = useSummary(group.asked(member).form, member.answers);
  if (sections.length === 0) return null;
  return (
    <details className={styles.answers}>
      <summary>{t('reviewOpen')}</summary>
      {sections.map(({ key, title, items }) => (
        <section key={key}>
          <h3 className={styles.section}>{title}</h3>
          <SummaryList items={items} />
        </section>
      ))}
    </details>
  );
}

interface ContactAlreadyRegisteredProps
  extends Pick<ReviewCardProps, 'group' | 'member' | 'sending' | 'onChange'> {
  readonly other: Registration;
  readonly submission: Submission<Registration>;
}

/**
 * A person is registered under this contact or document already. Only what is the leader's own may be replaced: whose
 * number was merely typed has proven nothing, and nothing of their registration is shown.
 */
function TakenMember({ group, member, other, submission, sending, onChange }: ContactAlreadyRegisteredProps) {
  const { t } = useTranslation('group');
  const { t: say } = useTranslation('identity');
  const { contact } = group.leader;
  const isSelf = member.id === selfId;
  const isOwn = isSelf || isContactOf({ ...other, Mob: other.GroupMob, Email: other.GroupEmail }, contact);

  async function leaveOut() {
    await sending.giveUp(member.id);
    if (isOwn) await (isSelf ? keepVisitor(other) : keepVoucher(other));
    await group.drop(member.id);
  }

  async function replace() {
    if (await askConfirm(overwriteQuestion(say, other.SeatNo))) await submission.overwrite(true);
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
        {t('keepEarlier')}
      </Button>
      <Button kind="quiet" onClick={() => void replace()}>
        {t('takenReplace')}
      </Button>
    </Notice>
  );
}
