import { useEffect, useSyncExternalStore } from 'react';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { myQuestionsQuery, type Question } from './myQuestionsQuery.ts';
import { questionState } from './questionState.ts';

const isId = (value: unknown): value is string => typeof value === 'string';

/** The ids of questions whose answers this phone has shown. */
const seenAnswers = createVisitorLists({ prefix: laterNames.seenAnswersPrefix, isEntry: isId, most: 100 });

/** A reason for which a question was closed is read like an answer. */
const hasReply = (one: Question) =>
  questionState(one) !== 'waiting' && (one.Answer || one.CloseReason) !== '';

const answeredIds = (questions: readonly Question[]): readonly string[] =>
  questions.filter(hasReply).map(({ RecordId }) => RecordId);

/** Notes that the visitor has read the answers. */
function noteSeenAnswers(exhibitionId: string, questions: readonly Question[]): void {
  const shown = answeredIds(questions);
  if (shown.length === 0) return;
  seenAnswers(exhibitionId).change((before) => [...before.filter((id) => !shown.includes(id)), ...shown]);
}

/** Notes that the answers are on the screen. */
export function useSeenAnswers(questions: readonly Question[]): void {
  const exhibitionId = useExhibitionId();
  useEffect(() => noteSeenAnswers(exhibitionId, questions), [exhibitionId, questions]);
}

/** Of these questions those whose answers this phone has not shown yet. */
function useUnseenAnswers(questions: readonly Question[]): readonly Question[] {
  const exhibitionId = useExhibitionId();
  const { list, subscribe } = seenAnswers(exhibitionId);
  const seen = useSyncExternalStore(subscribe, list);
  return questions.filter((one) => hasReply(one) && !seen.includes(one.RecordId));
}

/** What was answered and this phone has not shown yet. */
export function useNewAnswers({ exhibitionId, visitorId }: VisitorKey) {
  const query = useServerQuery(myQuestionsQuery(exhibitionId, visitorId));
  const changed = useUnseenAnswers(query.data ?? []);
  return { query, changed, readAll: () => noteSeenAnswers(exhibitionId, changed) };
}
