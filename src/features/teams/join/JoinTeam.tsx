import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readTypedTeamCode } from '#entities/team/rules/readTypedTeamCode.ts';
import { joinTeamPath } from '#entities/team/rules/teamPaths.ts';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { teamOfCodeQuery } from '../queries/teamQueries.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import type { TeamsScreenProps } from '../TeamsGate.tsx';
import { EnterCode } from './EnterCode.tsx';
import { FoundTeam } from './FoundTeam.tsx';
import styles from '../teams.module.css';

export function JoinTeam(props: TeamsScreenProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('teams');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const named = query.get('code') ?? '';
  const code = readTypedTeamCode(named);
  const look = (next: string) =>
    void navigate(joinTeamPath(exhibitionId, next), { replace: true, state: sameScreenState });
  return (
    <>
      <PageHeading lead={code === undefined ? t('joinLead') : undefined}>{t('joinTitle')}</PageHeading>
      {code === undefined ? (
        <EnterCode start={named} onCode={look} />
      ) : (
        <TeamOfCode key={code} {...props} code={code} onCode={look} />
      )}
    </>
  );
}

interface TeamOfCodeProps extends TeamsScreenProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
}

function TeamOfCode({ setup, code, onCode }: TeamOfCodeProps) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(teamOfCodeQuery(exhibitionId, code));
  return (
    <QueryView
      query={query}
      waitingText={t('loadingTeam', { code })}
      skeleton={4}
      failedTitle={t('teamFailed')}
      empty={
        <>
          <Notice kind="error">{t('noSuchCode', { code })}</Notice>
          <EnterCode start={code} onCode={onCode} />
        </>
      }
    >
      {(team) =>
        team && (
          <>
            <FoundTeam setup={setup} team={team} />
            <div className={styles.after}>
              <LinkButton kind="quiet" to={joinTeamPath(exhibitionId)}>
                {t('otherCode')}
              </LinkButton>
            </div>
          </>
        )
      }
    </QueryView>
  );
}
