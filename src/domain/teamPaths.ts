import { definePath } from './definePath.ts';

export const teamsScreenPath = /* @__PURE__ */ definePath('/teams/:id/:part?');

/** The teams of an exhibition. */
export const teamsPath = (exhibitionId: string) => teamsScreenPath(exhibitionId);
export const newTeamPath = (exhibitionId: string) => teamsScreenPath(exhibitionId, 'new');
export const teamRankingPath = (exhibitionId: string) => teamsScreenPath(exhibitionId, 'ranking');
/** What a team's code leads to, printed, shared or typed. */
export const joinTeamPath = (exhibitionId: string, code?: string) =>
  teamsScreenPath(exhibitionId, 'join') + (code === undefined ? '' : `?code=${encodeURIComponent(code)}`);
export const teamPath = (exhibitionId: string, teamId: string) => teamsScreenPath(exhibitionId, teamId);
