import { type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Team, teamStatus } from '#entities/team/rules/team.ts';
import type { TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import { dissolve, resubmitTeam } from '../queries/teamActions.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ActionNote } from '../ActionNote.tsx';
import { TeamFields } from '../create/TeamFields.tsx';
import { useTeamDraft } from '../create/useTeamDraft.ts';
import { type TeamAction, useTeamAction } from '../useTeamAction.ts';
import styles from '../teams.module.css';

export interface ApplicationProps {
  readonly setup: TeamSignSetup;
  readonly team: Team;
}

export function Application({ setup, team }: ApplicationProps) {
  const { t } = useTranslation('teams');
  const { language } = useFieldTexts();
  const action = useTeamAction(team.ExhibitionId);
  const status = teamStatus(team);
  const reason = organiserText(team.ApproveReason, language);

  async function withdraw() {
    await action.run({
      name: 'withdraw',
      act: () => dissolve(team),
      done: t('done_withdraw'),
      question: {
        title: t('withdrawTitle', { team: team.Name }),
        body: t('withdrawText'),
        yes: t('withdraw'),
        no: t('keep'),
        noIsDefault: true,
      },
    });
  }

  return (
    <>
      {status === 'underReview' && (
        <Notice kind="info" title={t('underReviewTitle')} live>
          <p>{t('underReviewText')}</p>
          {team.TeamCode !== '' && <p>{t('codeSpoken', { code: team.TeamCode })}</p>}
        </Notice>
      )}
      {status === 'unknown' && <Notice kind="warn">{t('unknownState')}</Notice>}
      {status === 'notApproved' && (
        <Notice kind="warn" title={t('notApprovedTitle')} live>
          {reason !== '' && <p>{t('notApprovedReason', { reason })}</p>}
          <p>{t('notApprovedText')}</p>
        </Notice>
      )}
      <ActionNote action={action} />
      {status === 'notApproved' && <Again setup={setup} team={team} action={action} />}
      <div className={styles.after}>
        <Button
          kind="quiet"
          busy={action.running === 'withdraw'}
          busyText={t('working')}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}

interface AgainProps {
  readonly setup: TeamSignSetup;
  readonly team: Team;
  readonly action: TeamAction;
}

function Again({ setup, team, action }: AgainProps) {
  const { t } = useTranslation('teams');
  const isCodeTyped = !setup.isAutoGenerateTeamCode;
  const draft = useTeamDraft({
    exhibitionId: team.ExhibitionId,
    isCodeTyped,
    start: { name: team.Name, code: team.TeamCode },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    const change = draft.finish();
    if (change === undefined) return;
    void action.run({ name: 'again', act: () => resubmitTeam(team, change), done: t('resubmitted') });
  }

  return (
    <form onSubmit={send} noValidate>
      <Card>
        <TeamFields draft={draft} isCodeTyped={isCodeTyped} />
        <Button type="submit" busy={action.running === 'again'} busyText={t('sending', { ns: 'sending' })}>
          {t('resubmit')}
        </Button>
      </Card>
    </form>
  );
}
