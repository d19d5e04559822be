import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { teamRefusals } from '../api/teamWrites.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import type { Team } from '#entities/team/rules/team.ts';
import type { TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import type { Submission } from '#sending/createSubmission.ts';
import type { ActingPerson } from '#session/acting/actingVouchers.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { teamEntry } from '../queries/teamSubmission.ts';
import type { ActiveSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { teamRefusalText } from '../teamRefusalText.ts';
import { WhoChoice } from '../WhoChoice.tsx';
import { TeamFields } from './TeamFields.tsx';
import { useTeamDraft } from './useTeamDraft.ts';

export interface NewTeamFormProps {
  readonly setup: TeamSignSetup;
  /** Who may lead it. */
  readonly people: readonly ActingPerson[];
  /** What was sent earlier and has not arrived. */
  readonly start: { readonly name: string; readonly code: string } | undefined;
  readonly sending: ActiveSubmission<Team>;
  /** The server knows a team of this person that this phone did not know of. */
  readonly onAlreadyInTeam: () => void;
}

const isCodeTaken = ({ resCode }: Refusal) => teamRefusals[resCode ?? 0] === 'codeTaken';

/** The form of a new team, and its submission. A code that is taken is exchanged for the next free one; nothing is typed again. */
export function NewTeamForm(props: NewTeamFormProps) {
  const { setup, people, start, sending, onAlreadyInTeam } = props;
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation(['teams', 'sending']);
  const isCodeTyped = !setup.isAutoGenerateTeamCode;
  const draft = useTeamDraft({ exhibitionId, isCodeTyped, start });
  const [chosen, setChosen] = useState('');
  const [sentCode, setSentCode] = useState('');
  const [exchanged, setExchanged] = useState<{ readonly code: string; readonly next: string }>();
  const leader = people.find(({ visitorId }) => visitorId === chosen) ?? people[0];

  function send(event: FormEvent) {
    event.preventDefault();
    if (leader === undefined || sending.isSending) return;
    const team = draft.finish();
    if (team === undefined) return;
    if (!navigator.onLine) return renderToast(t('why_notSent'));
    setSentCode(team.code ?? '');
    setExchanged(undefined);
    void sending
      .send(() => teamEntry({ exhibitionId, leader, ...team }))
      ?.then((state) => {
        // In a team since, by another phone: which team it is says more than the refusal.
        if (state.at === 'rejected' && teamRefusals[state.refusal.resCode ?? 0] === 'alreadyInTeam')
          return sending.giveUp().then(onAlreadyInTeam);
      });
  }

  function describeRefusal(refusal: Refusal) {
    if (!isCodeTaken(refusal) || !isCodeTyped) return teamRefusalText(refusal, t);
    return exchanged === undefined ? t('codeTakenPlain', { code: sentCode }) : t('codeTaken', exchanged);
  }

  return (
    <SubmissionPanel sending={sending} refusedTitle={t('refusedCreate')} describeRefusal={describeRefusal}>
      <form onSubmit={send} noValidate>
        <Card>
          <WhoChoice label={t('who')} people={people} chosen={leader?.visitorId ?? ''} onChoose={setChosen} />
          <TeamFields draft={draft} isCodeTyped={isCodeTyped} />
        </Card>
        {sending.submission !== undefined && (
          <ExchangeCode
            submission={sending.submission}
            onTaken={async () => {
              const next = await draft.changeCode(sentCode);
              if (next !== undefined) setExchanged({ code: sentCode, next });
            }}
          />
        )}
        <Button type="submit" busy={sending.isSending} busyText={t('sending', { ns: 'sending' })}>
          {t(setup.CreateTeamNeedAudit ? 'sendAudit' : 'send')}
        </Button>
      </form>
    </SubmissionPanel>
  );
}

/** As soon as a code turns out to be taken the next one is looked for. */
function ExchangeCode(props: { readonly submission: Submission; readonly onTaken: () => Promise<void> }) {
  const { submission, onTaken } = props;
  const { state } = useStore(submission.store);
  const isTaken = state.at === 'rejected' && isCodeTaken(state.refusal);
  const handled = useRef<Submission>(undefined);

  useEffect(() => {
    if (!isTaken || handled.current === submission) return;
    handled.current = submission;
    void onTaken();
  }, [isTaken, submission, onTaken]);

  return null;
}
