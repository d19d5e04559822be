import type { LateRows } from '../collectionRows.ts';
import type { LateRowsOfAll, Seeds } from '../records.ts';
import { once } from '../seed/once.ts';
import { accountRows } from './accounts.ts';
import { agricultureStory } from './agriculture.ts';
import { channelsStory } from './channels.ts';
import { declinedStory } from './states/declined.ts';
import { delegateStory } from './forms/delegate.ts';
import { applicantsStory } from './fairs/applicants.ts';
import { emptyStory } from './fairs/empty.ts';
import { largeStory } from './fairs/large.ts';
import { smallStory } from './fairs/small.ts';
import { boothStory } from './fairs/stand.ts';
import { streamsStory } from './fairs/streams.ts';
import { withoutEnglishStory } from './fairs/withoutEnglish.ts';
import { withoutHallsStory } from './fairs/withoutHalls.ts';
import { endedStory } from './states/ended.ts';
import { groupStory } from './group.ts';
import { guestStory } from './states/guest.ts';
import { knownStory } from './states/known.ts';
import { longFormStory } from './forms/longForm.ts';
import { manyTeamsStory } from './manyTeams.ts';
import { meetingsStory } from './meetings.ts';
import { noChannelStory } from './states/noChannel.ts';
import { onSiteStory } from './onSite.ts';
import { openStory } from './open.ts';
import { organiserStory } from './organiser/organiser.ts';
import { pausedStory } from './states/paused.ts';
import { reviewStory } from './states/review.ts';
import { soonStory } from './states/soon.ts';
import { sportsStory } from './sports.ts';
import { joinSeeds, type Story } from './story.ts';
import { teamAuditStory } from './teamAudit.ts';
import { teamsStory } from './teams.ts';
import { manySeriesStory } from './series/manySeries.ts';
import { seriesStory } from './series/series.ts';
import { shopStory } from './fairs/shop.ts';
import { organizationRow } from './world.ts';

/** In the order of the index page. To add a story create a file and add it here. */
export const stories: readonly Story[] = [
  openStory,
  channelsStory,
  longFormStory,
  delegateStory,
  groupStory,
  onSiteStory,
  knownStory,
  reviewStory,
  declinedStory,
  soonStory,
  pausedStory,
  endedStory,
  noChannelStory,
  guestStory,
  agricultureStory,
  sportsStory,
  teamsStory,
  teamAuditStory,
  manyTeamsStory,
  meetingsStory,
  seriesStory,
  manySeriesStory,
  boothStory,
  applicantsStory,
  shopStory,
  organiserStory,
  largeStory,
  smallStory,
  emptyStory,
  withoutHallsStory,
  withoutEnglishStory,
  streamsStory,
];

/** All seed rows at `nowMs`; the same for every sandbox that starts at the same time. */
export const storyRows: (nowMs: number) => Seeds = ofLatest((nowMs) => {
  const shared: Seeds = { Organization: [organizationRow(nowMs)] };
  return joinSeeds([shared, accountRows(nowMs), ...stories.map((story) => story.rows(nowMs))]);
});

/** Created when a row of their exhibition is first read; the same rows for every sandbox that starts at the same time. */
export const lateRows: (nowMs: number) => LateRowsOfAll = ofLatest(joinLateRows);

/** Makes something again only when it is asked for another time than last. */
function ofLatest<T>(make: (nowMs: number) => T): (nowMs: number) => T {
  let latest: { readonly nowMs: number; readonly made: T } | undefined;
  return (nowMs) => {
    if (latest?.nowMs !== nowMs) latest = { nowMs, made: make(nowMs) };
    return latest.made;
  };
}

function joinLateRows(nowMs: number): LateRowsOfAll {
  const joined: Record<string, LateRows[]> = {};
  for (const story of stories)
    for (const [collection, make] of Object.entries(story.lateRows?.(nowMs) ?? {}))
      (joined[collection] ??= []).push({ exhibitionId: story.exhibitionId, make: once(make) });
  return joined;
}
