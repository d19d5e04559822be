import { useTranslation } from 'react-i18next';
import { organiserTeamsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { Waiting } from '#entities/organiser/api/decisionRows.ts';
import { useDeciding } from '../organiserDecides/useDeciding.ts';
import { ReviewCard } from '../review/ReviewCard.tsx';
import css from '../review/ReviewCard.module.css';
import { RowName } from '../review/RowName.tsx';

interface TeamReviewProps {
  readonly organiser: Organiser;
  readonly team: Waiting<Team>;
}

/** Which team asks to be approved, who leads it, and since when. */
export function TeamReview({ organiser, team: { shown: team, seen } }: TeamReviewProps) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const { exhibitionId } = organiser;
  const { RecordId, TeamCode, LeaderName, MemberCount } = team;
  const name = team.Name || t('someTeam');
  const sentMs = parseVenueTime(team.CreatedAt);
  const before = localize(team.ApproveReason, language);
  const reviewing = useDeciding(organiser, seen);
  const facts = [
    ...(TeamCode === '' ? [] : [t('teamCode', { code: TeamCode })]),
    ...(LeaderName === '' ? [] : [t('teamLeader', { name: LeaderName })]),
    ...(MemberCount > 0 ? [t('teamMembers', { count: MemberCount })] : []),
  ];
  return (
    <ReviewCard
      recordId={RecordId}
      name={name}
      words={{
        decline: t('sendBackTeam'),
        declineOf: t('sendBackTeamOf', { name }),
        sheetTitle: t('sendBackTeamTitle'),
        sheetText: t('sendBackTeamText'),
        usual: [t('usual_teamName'), t('usual_teamTwice'), t('usual_teamPeople')],
      }}
      isOpen
      reviewing={reviewing}
      back={{ exhibitionId, path: organiserTeamsPath(exhibitionId) }}
    >
      <RowName exhibitionId={exhibitionId} kind="teams" recordId={RecordId} name={name} />
      {facts.length > 0 && <p className={css['note']}>{facts.join(' · ')}</p>}
      {sentMs !== undefined && (
        <p className={css['note']}>
          {t('submittedAt', { time: formatVenueMoment(sentMs, 'dayTime', language) })}
        </p>
      )}
      {before !== '' && <p className={css['note']}>{t('sentBackBefore', { reason: before })}</p>}
    </ReviewCard>
  );
}
