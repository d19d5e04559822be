import { queryOptions } from '@tanstack/react-query';
import { Unreadable } from '#data/client/problems.ts';
import { oneOf } from '#data/collections/condition.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { type AskedQuestion, exhibitionQuestions } from '#entities/organiser/api/organiserRows.ts';
import { replyToQuestion } from '#entities/organiser/api/questionWrites.ts';
import type { Question } from '#entities/organiser/myQuestionsQuery.ts';
import { questionState } from '#entities/organiser/questionState.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';
import { figuresKey } from '../queries/figureQueries.ts';
import { decideRow } from '../review/decideRow.ts';
import type { ReviewFailure } from '../review/useReviewing.ts';

/** Reports are rows of the same collection. */
export type AskedKind = 'question' | 'report';

/** As the address of its page names it. */
export const askedKinds = ['questions', 'reports'] as const;
export const askedKindOf = ({ Type }: AskedQuestion): (typeof askedKinds)[number] =>
  Type === 'report' ? 'reports' : 'questions';

export const askedKey = (exhibitionId: string) => ['organiserQuestions', exhibitionId] as const;

/** All that visitors have asked and reported, in the order of `askedOf`. */
export const askedQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...askedKey(exhibitionId), userId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      return readAllPages((paging) =>
        exhibitionQuestions.page(
          client,
          { ExhibitionId: exhibitionId },
          { ...paging, userId, sort: { CreatedAtMesc: -1 } },
        ),
      );
    },
    staleTime: services().times.pollMs,
  });

/** One question or report; null where it is no more. */
export const askedRowQuery = ({ exhibitionId, userId }: Organiser, RecordId: string) =>
  queryOptions({
    queryKey: [...askedKey(exhibitionId), userId, RecordId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const parts = { ExhibitionId: exhibitionId, RecordId };
      return (await exhibitionQuestions.get(client, parts, { userId })) ?? null;
    },
    staleTime: services().times.pollMs,
  });

/** Other reports about the same thing, and all else of the same visitor, in the order of `all`. */
export function besideAsked(asked: AskedQuestion, all: readonly AskedQuestion[]) {
  const others = all.filter(({ RecordId, Content }) => RecordId !== asked.RecordId && Content !== '');
  const aboutSame = others.filter(
    ({ AboutKind, AboutId }) => AboutId !== '' && AboutId === asked.AboutId && AboutKind === asked.AboutKind,
  );
  const ofSame = others.filter(
    (row) => row.VisitorId !== '' && row.VisitorId === asked.VisitorId && !aboutSame.includes(row),
  );
  return { aboutSame, ofSame };
}

/** Questions, or reports: those that wait come first, the oldest of them at the top; then the others, the newest first. */
export function askedOf(kind: AskedKind, newestFirst: readonly AskedQuestion[]): readonly AskedQuestion[] {
  const rows = newestFirst.filter(
    ({ Content, Type }) => Content !== '' && (Type === 'report') === (kind === 'report'),
  );
  const isWaiting = (row: AskedQuestion) => questionState(row) === 'waiting';
  return [...rows.filter(isWaiting).reverse(), ...rows.filter((row) => !isWaiting(row))];
}

/** How many questions and reports wait. A row without a state waits, so that the others are subtracted. */
export const openCountsQuery = ({ exhibitionId: ExhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...figuresKey(ExhibitionId), 'questions', userId] as const,
    queryFn: async (context): Promise<Readonly<Record<AskedKind, number>>> => {
      const client = await readingClient(context);
      const report = { Type: 'report' };
      const done = { State: oneOf(['1', '2']) };
      const [all, allDone, reports, reportsDone] = await Promise.all(
        [{}, done, report, { ...report, ...done }].map(async (parts) => {
          const count = await exhibitionQuestions.count(client, { ExhibitionId, ...parts }, { userId });
          if (count === undefined) throw new Unreadable('queryCount/ConnectUs: no number');
          return count;
        }),
      );
      const open = (all ?? 0) - (allDone ?? 0);
      const openReports = Math.max(0, (reports ?? 0) - (reportsDone ?? 0));
      return { question: Math.max(0, open - openReports), report: openReports };
    },
    staleTime: services().times.reaskEveryMs,
  });

/** Answered or closed once: what another organiser has written before is not overwritten. */
export async function reply(
  { exhibitionId, userId }: Organiser,
  { RecordId }: Question,
  kind: 'answer' | 'close',
  text: string,
): Promise<'done' | ReviewFailure> {
  const { outcome } = await decideRow<AskedQuestion>(userId, {
    find: (client) =>
      exhibitionQuestions.get(
        client,
        { ExhibitionId: exhibitionId, RecordId },
        { userId, policy: 'besideForm' },
      ),
    isAsSeen: (now) => questionState(now) === 'waiting',
    isSo: (now) =>
      kind === 'answer' ? now.Answer === text : questionState(now) === 'closed' && now.CloseReason === text,
    decidedBy: ({ ReviewedBy }) => ReviewedBy,
    send: (client) => replyToQuestion(client, RecordId, { kind, text, atMs: fairNowMs() }, userId),
  });
  return outcome;
}
