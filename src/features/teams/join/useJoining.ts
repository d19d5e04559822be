import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { invalidateTeams } from '../queries/teamQueries.ts';
import { joinEntry, joinGateway } from '../queries/teamSubmission.ts';
import { type CurrentTeamIntent, useTeamIntent } from '../queries/useTeamIntent.ts';
import type { Team, TeamMember } from '#entities/team/rules/team.ts';
import { findActiveMembership } from '../rules/teamMembership.ts';

export type Joining = ReturnType<typeof useJoining>;

export function useJoining(team: Team) {
  const { t } = useTranslation('teams');
  const exhibitionId = useExhibitionId();
  const current: CurrentTeamIntent<TeamMember> = useTeamIntent({
    intent: 'teamMember',
    exhibitionId,
    gatewayOf: joinGateway,
    isAwaited: (all) => all.some((place) => place.role === 'asked' && place.team.RecordId === team.RecordId),
    async onStored(_, submission) {
      await submission.forget();
      await invalidateTeams(exhibitionId);
      current.sending.reset();
    },
  });
  const { people, places, sending, isAsked } = current;
  const [chosen, choose] = useState('');
  const known = places.data ?? [];
  const here = known.filter((place) => place.team.RecordId === team.RecordId);

  const free = people.filter(({ visitorId }) => findActiveMembership(known, visitorId) === undefined);
  const person = free.find(({ visitorId }) => visitorId === chosen) ?? free[0];
  const elsewhere = known.find((place) => place.role !== 'refused' && place.team.RecordId !== team.RecordId);
  const wasRefused = here.some(
    ({ role, visitorId }) => role === 'refused' && visitorId === person?.visitorId,
  );

  function join() {
    if (person === undefined || sending.isSending) return;
    if (!navigator.onLine) return renderToast(t('why_notSent'));
    void sending
      .send(() => joinEntry(team, person))
      ?.then((state) => {
        // The team may be gone, or this person in another one: the page then says so.
        if (state.at === 'rejected') void invalidateTeams(exhibitionId);
      });
  }

  return { people, places, sending, isAsked, here, free, person, elsewhere, wasRefused, choose, join };
}
