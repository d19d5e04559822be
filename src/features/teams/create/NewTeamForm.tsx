import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { teamRefusals } from '../../../api/teams/teamWrites.ts';
import type { Refusal } from '../../../domain/submission/state.ts';
import type { TeamSignSetup } from '../../../domain/team/readTeamSignSetup.ts';
import { createSubmission, type Submission } from '../../../flows/submission/createSubmission.ts';
import type { TeamPerson } from '../../../flows/teams/teamPeople.ts';
import { teamEntry, teamGateway } from '../../../flows/submission/teamSubmission.ts';
import { renderToast } from '../../../ui/appToast.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TeamSending } from '../TeamSending.tsx';
import { WhoChoice } from '../WhoChoice.tsx';
import { TeamFields } from './TeamFields.tsx';
import { useTeamDraft } from './useTeamDraft.ts';

export interface NewTeamFormProps {
  readonly exhibitionId: string;
  readonly setup: TeamSignSetup;
  /** Who may lead it. */
  readonly people: readonly TeamPerson[];
  /** What was sent earlier and has not arrived. */
  readonly start: { readonly name: string; readonly code: string } | undefined;
  readonly submission: Submission | undefined;
  readonly onSubmission: (submission: Submission | undefined) => void;
  readonly onDone: (teamId: string) => Promise<void>;
  readonly onTaken: () => Promise<unknown>;
}

const isCodeTaken = ({ resCode }: Refusal) => teamRefusals[resCode ?? 0] === 'codeTaken';

/** The form of a new team, and its one sending. A code that somebody else was given first is exchanged; nothing is typed again. */
export function NewTeamForm(props: NewTeamFormProps) {
  const { exhibitionId, setup, people, start, submission, onSubmission, onDone, onTaken } = props;
  const { t } = useTranslation('teams');
  const isCodeTyped = !setup.isAutoGenerateTeamCode;
  const draft = useTeamDraft({ exhibitionId, isCodeTyped, start });
  const [chosen, setChosen] = useState('');
  const [sentCode, setSentCode] = useState('');
  const [exchanged, setExchanged] = useState<{ readonly code: string; readonly next: string }>();
  const leader = people.find(({ visitorId }) => visitorId === chosen) ?? people[0];

  function send(event: FormEvent) {
    event.preventDefault();
    // A second tap while one is under way is answered by its state, not by another intent.
    const at = submission?.store.getState().state.at ?? 'idle';
    if (leader === undefined || (at !== 'idle' && at !== 'rejected')) return;
    const team = draft.finish();
    if (team === undefined) return;
    if (!navigator.onLine) return void renderToast(t('why_notSent'));
    setSentCode(team.code ?? '');
    setExchanged(undefined);
    const next = createSubmission(teamEntry({ exhibitionId, leader, ...team }), teamGateway);
    onSubmission(next);
    void next.start().then(() => {
      const { state } = next.store.getState();
      const isSignedUp =
        state.at === 'rejected' && teamRefusals[state.refusal.resCode ?? 0] === 'alreadySignedUp';
      // Signed up by another phone: which team it is says more than the refusal.
      if (isSignedUp) void next.edit().then(onTaken);
    });
  }

  return (
    <TeamSending
      submission={submission}
      refusedTitle={t('refusedCreate')}
      onDone={onDone}
      onEdit={() => onSubmission(undefined)}
      onTaken={onTaken}
      renderRefusal={(refusal) =>
        isCodeTaken(refusal) && isCodeTyped ? (
          <Notice kind="warn" live>
            {exchanged === undefined ? t('codeTakenPlain', { code: sentCode }) : t('codeTaken', exchanged)}
          </Notice>
        ) : undefined
      }
    >
      {(isSending) => (
        <form onSubmit={send} noValidate>
          <Card>
            <WhoChoice
              label={t('who')}
              people={people}
              chosen={leader?.visitorId ?? ''}
              onChoose={setChosen}
            />
            <TeamFields draft={draft} isCodeTyped={isCodeTyped} />
          </Card>
          {submission !== undefined && (
            <ExchangeCode
              submission={submission}
              onTaken={async () => {
                const next = await draft.changeCode(sentCode);
                if (next !== undefined) setExchanged({ code: sentCode, next });
              }}
            />
          )}
          <Button type="submit" busy={isSending} busyText={t('sending')}>
            {t(setup.CreateTeamNeedAudit ? 'sendAudit' : 'send')}
          </Button>
        </form>
      )}
    </TeamSending>
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
