import { definePath } from '#domain/address/definePath.ts';

export const teamsPath = /* @__PURE__ */ definePath('/teams/:id');
export const newTeamPath = /* @__PURE__ */ definePath('/teams/:id/new');
export const teamRankingPath = /* @__PURE__ */ definePath('/teams/:id/ranking');
export const joinTeamScreenPath = /* @__PURE__ */ definePath('/teams/:id/join');
/** What a team's code leads to, printed, shared or typed. */
export const joinTeamPath = (exhibitionId: string, code?: string) =>
  joinTeamScreenPath(exhibitionId) + (code === undefined ? '' : `?code=${encodeURIComponent(code)}`);
export const teamPath = /* @__PURE__ */ definePath('/teams/:id/:teamId');
