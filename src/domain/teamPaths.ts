const segment = encodeURIComponent;
const teams = (exhibitionId: string) => `/teams/${segment(exhibitionId)}`;

/** The teams of an exhibition. */
export const teamsPath = teams;
export const newTeamPath = (exhibitionId: string) => `${teams(exhibitionId)}/new`;
export const teamRankingPath = (exhibitionId: string) => `${teams(exhibitionId)}/ranking`;
/** What a team's code leads to, printed, shared or typed. */
export const joinTeamPath = (exhibitionId: string, code?: string) =>
  `${teams(exhibitionId)}/join${code === undefined ? '' : `?code=${segment(code)}`}`;
export const teamPath = (exhibitionId: string, teamId: string) => `${teams(exhibitionId)}/${segment(teamId)}`;
