import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { TeamMembership } from '../rules/teamMembership.ts';
import { teamPath } from '#entities/team/rules/teamPaths.ts';
import { removeMember } from '../queries/teamActions.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useTeamAction } from '../useTeamAction.ts';
import { ActionNote } from '../ActionNote.tsx';
import styles from '../teams.module.css';

export interface MembershipStatusProps {
  readonly place: TeamMembership;
}

export function MembershipStatus({ place }: MembershipStatusProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const { role, team, member } = place;
  const action = useTeamAction(exhibitionId);

  async function takeBack() {
    if (member === undefined) return;
    await action.run({
      name: 'takeBack',
      act: () => removeMember(member),
      done: t('done_withdraw'),
      question: {
        title: t('takeBackTitle', { team: team.Name }),
        body: t('takeBackText'),
        yes: t('takeBack'),
        no: t('keep'),
        noIsDefault: true,
      },
    });
  }

  if (role === 'refused')
    return (
      <Notice kind="warn" title={t('refusedTitle')} live>
        {t('refusedText')}
      </Notice>
    );
  if (role === 'asked')
    return (
      <>
        <Notice kind="info" title={t('askedTitle')} live>
          {t('askedText')}
        </Notice>
        <ActionNote action={action} />
        <div className={styles.after}>
          <Button
            kind="quiet"
            busy={action.running !== undefined}
            busyText={t('working')}
            onClick={() => void takeBack()}
          >
            {t('takeBack')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <Notice kind="success" title={t('inTitle')} live />
      <LinkButton to={teamPath(exhibitionId, team.RecordId)}>{t('openTeam')}</LinkButton>
    </>
  );
}
