import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listTeams } from '../../../api/teams/teams.ts';
import { appStorage } from '../../../device/appDeviceStore.ts';
import { findPlacesSeen, keepPlacesSeen, type PlacesSeen } from '../../../device/teamPlaces.ts';
import { type Movement, movementOf, offTheBoard } from '../../../domain/team/movement.ts';
import { type RankedTeam, rankTeams } from '../../../domain/team/ranking.ts';
import type { Team } from '../../../domain/team/team.ts';
import { type Fresh, keepFresh } from '../../../flows/keepFresh.ts';
import { services } from '../../../flows/services.ts';
import { teamChanges } from '../../../flows/teams/teamChanges.ts';
import { useMyPlaces } from '../../../flows/teams/teamReads.ts';

interface Answer {
  readonly ranked: readonly RankedTeam<Team>[];
  readonly atMs: number;
}

export interface Ranking {
  /** Undefined until the first answer. */
  readonly answer: Answer | undefined;
  /** The last question was not answered; what is shown is older. */
  readonly isStale: boolean;
  /** Why it was not. */
  readonly cause: unknown;
  readonly isAsking: boolean;
  /** The server says by itself when something changes. */
  readonly isLive: boolean;
  /** The teams of this phone's people. */
  readonly mine: readonly string[];
  /** When somebody looked before on this phone; undefined at the first look. */
  readonly comparedToMs: number | undefined;
  readonly movementOf: (row: RankedTeam) => Movement | undefined;
  /** Asks at once; answers whether the ranking is the latest now. */
  readonly refresh: () => Promise<boolean>;
}

/** Shown at once when somebody comes back from a team; the question is asked again all the same. */
const lastAnswers = new Map<string, Answer>();
/** A look lasts as long as the page: whoever opens a team and comes back still sees what has moved since the look before. */
const looksBefore = new Map<string, PlacesSeen | undefined>();

function lookBefore(exhibitionId: string): PlacesSeen | undefined {
  if (!looksBefore.has(exhibitionId))
    looksBefore.set(exhibitionId, findPlacesSeen(appStorage(), exhibitionId));
  return looksBefore.get(exhibitionId);
}

const chance = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

/** The ranking of one exhibition, kept fresh while somebody looks. */
export function useRanking(exhibitionId: string): Ranking {
  const [answer, setAnswer] = useState(() => lastAnswers.get(exhibitionId));
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [isAsking, setIsAsking] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const [before] = useState(() => lookBefore(exhibitionId));
  const fresh = useRef<Fresh>(undefined);
  const isLatest = useRef(false);
  const mine = useMine(exhibitionId);

  useEffect(() => {
    const { client, now, times } = services();
    let isGone = false;
    async function ask() {
      setIsAsking(true);
      try {
        const teams = await listTeams(await client(), exhibitionId, { policy: 'poll' });
        const found: Answer = { ranked: rankTeams(teams), atMs: now() };
        lastAnswers.set(exhibitionId, found);
        isLatest.current = true;
        if (isGone) return;
        setAnswer(found);
        setFailure(undefined);
      } catch (cause) {
        isLatest.current = false;
        if (!isGone) setFailure({ cause });
      }
      if (!isGone) setIsAsking(false);
    }
    const follow = teamChanges(exhibitionId, setIsLive);
    const kept = keepFresh({ ask, follow, times, now, chance });
    fresh.current = kept;
    return () => {
      isGone = true;
      kept.stop();
    };
  }, [exhibitionId]);

  useEffect(() => {
    if (answer === undefined) return undefined;
    // Not between the answer and its picture.
    const timer = setTimeout(() => keepLook(exhibitionId, answer), 500);
    return () => clearTimeout(timer);
  }, [exhibitionId, answer]);

  return {
    answer,
    isStale: failure !== undefined,
    cause: failure?.cause,
    isAsking,
    isLive,
    mine,
    comparedToMs: before?.atMs,
    movementOf: useCallback(
      ({ team, place }: RankedTeam) => before && movementOf(before.placeOf(team.RecordId), place),
      [before],
    ),
    refresh: useCallback(async () => {
      await fresh.current?.askNow();
      return isLatest.current;
    }, []),
  };
}

function keepLook(exhibitionId: string, { ranked, atMs }: Answer): void {
  const places = ranked.map(({ team, place }) => ({ teamId: team.RecordId, place: place ?? offTheBoard }));
  keepPlacesSeen(appStorage(), exhibitionId, atMs, places);
}

/** Wishes to join are none of them yet. */
function useMine(exhibitionId: string): readonly string[] {
  const { places } = useMyPlaces(exhibitionId);
  const { value } = places;
  return useMemo(
    () =>
      (value ?? [])
        .filter(({ role }) => role === 'leader' || role === 'member')
        .map(({ team }) => team.RecordId),
    [value],
  );
}
