import { queryClient } from '#data/queries/queryClient.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { registrationFormQuery } from '../registration/registrationFormQuery.ts';
import { findOwnRegistration } from '../registration/stored/findOwnRegistration.ts';
import type { Voucher } from '../voucher/rules/voucher.ts';
import { answerOf } from '#domain/form/answerOf.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { readAnswers } from '../registration/api/registrationRecord.ts';
import { queryOptions } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Interests } from '../search/rules/suggestion.ts';
import { entryKey } from '../search/rules/suggestion.ts';
import { markedOf } from '../favourite/rules/markLedger.ts';
import { useLedger } from '../favourite/useMark.ts';
import { useMarksRead } from '../favourite/useMarksRead.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useSearchHistory } from '../search/useSearchHistory.ts';
import { postTopics } from '../supply/rules/postTopics.ts';
import { myPostsQuery } from '../supply/myPostsQuery.ts';
import { useOwnVisitorId, useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { type InterestList, interestList } from './interestLists.ts';

/**
 * What the visitor chose in the registration, such as kinds of products; texts that were typed are not looked at. Held for the
 * page only.
 */
const answeredWordsQuery = (exhibitionId: string, voucher: Voucher | undefined) =>
  queryOptions({
    queryKey: ['answeredWords', exhibitionId, voucher?.recordId],
    queryFn: () => (voucher === undefined ? [] : readChosen(exhibitionId, voucher)),
    enabled: voucher !== undefined,
    staleTime: Infinity,
  });

/** Empty where the registration or its form cannot be read: suggestions do without it. */
async function readChosen(exhibitionId: string, voucher: Voucher): Promise<readonly TextPair[]> {
  const found = await findOwnRegistration(voucher, undefined);
  if (found.kind !== 'found') return [];
  const { registration, row } = found.own;
  const form = await queryClient()
    .fetchQuery(registrationFormQuery(exhibitionId, registration.ChannelId || undefined))
    .catch(() => null);
  if (form === null) return [];
  const answers = readAnswers(row, form);
  const chosen: TextPair[] = [];
  for (const { key, choices = [] } of form.fields) {
    const answer = answerOf(answers, key);
    const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    for (const { value, text } of choices) if (values.indexOf(value) >= 0) chosen.push(text);
  }
  return chosen;
}

const favouriteKinds = ['exhibitor', 'product'] as const;

/** What the phone knows of a visitor's interests at an exhibition. The same object until something of it changes. */
export function useInterests(): Interests {
  const exhibitionId = useExhibitionId();
  useMarksRead('favourites');
  const ledger = useLedger();
  const seen = useInterestList('seen');
  const dismissed = useInterestList('dismissed');
  const { searches } = useSearchHistory();
  const voucher = useOwnVoucher();
  const { data: answered } = useServerQuery(answeredWordsQuery(exhibitionId, voucher));
  const visitorId = useOwnVisitorId() ?? '';
  const { data: posts } = useServerQuery({
    ...myPostsQuery({ exhibitionId, ownerId: visitorId }),
    enabled: visitorId !== '',
  });
  const searched = searches.join('\n');

  return useMemo(() => {
    const marked = favouriteKinds.map((kind) => (ledger === undefined ? [] : markedOf(ledger, kind)));
    return {
      favourites: marked.reduce<string[]>(
        (keys, marks) => [
          ...keys,
          ...marks.map(({ id, kind }) =>
            entryKey({ kind: kind === 'product' ? 'product' : 'exhibitor', id }),
          ),
        ],
        [],
      ),
      seen,
      dismissed,
      words: [
        ...(posts ?? [])
          .reduce<string[]>((topics, post) => [...topics, ...postTopics(post)], [])
          .map((text) => ({ source: 'offered', text: { zh: text, en: text } }) as const),
        ...searched
          .split('\n')
          .filter((text) => text !== '')
          .map((text) => ({ source: 'searched', text: { zh: text, en: text } }) as const),
        ...(answered ?? []).map((text) => ({ source: 'answered', text }) as const),
      ],
    };
  }, [ledger, seen, dismissed, searched, answered, posts]);
}

/** Whether what interests go by has been read: `failed` where a part of it cannot be, such as without a network. */
export function useInterestsRead(): 'awaited' | 'read' | 'failed' {
  const exhibitionId = useExhibitionId();
  const voucher = useOwnVoucher();
  const visitorId = useOwnVisitorId() ?? '';
  const answers = useServerQuery(answeredWordsQuery(exhibitionId, voucher));
  const posts = useServerQuery({
    ...myPostsQuery({ exhibitionId, ownerId: visitorId }),
    enabled: visitorId !== '',
  });
  const wanted = [...(voucher === undefined ? [] : [answers]), ...(visitorId === '' ? [] : [posts])];
  if (wanted.every(({ isSuccess }) => isSuccess)) return 'read';
  return wanted.some(({ isError, isPaused }) => isError || isPaused) ? 'failed' : 'awaited';
}

function useInterestList(list: InterestList) {
  const exhibitionId = useExhibitionId();
  const { subscribe, list: read } = interestList(list, exhibitionId);
  return useSyncExternalStore(subscribe, read);
}
