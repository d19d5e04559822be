import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { sharedListPath } from '#domain/address/sharedListPath.ts';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { type KeptLists, takeList } from '../rules/keptLists.ts';
import { readList } from '../payload/listPayload.ts';
import { addFrame, type Frames, joinFrames } from '../rules/frames.ts';
import type { SharedLists } from './useSharedLists.ts';

export type ReceiveProblem = 'unreadable' | 'newer' | 'otherExhibition' | 'partOfUnknown' | 'tooMany';
type Received =
  | { readonly problem: ReceiveProblem }
  | { readonly frames: Frames }
  | { readonly kind: 'isNew' | 'merged' | 'isSame'; readonly listId: string; readonly kept: KeptLists };

/** What a fragment makes of the lists that are there. */
function receive(exhibitionId: string, before: KeptLists, fragment: string): Received {
  const read = readList(exhibitionId, fragment);
  if (read.kind === 'frame') {
    const frames = addFrame(before.frames, read.frame);
    const whole = joinFrames(frames);
    if (whole !== undefined) return receive(exhibitionId, { ...before, frames: undefined }, whole);
    return Object.keys(frames.parts).length < frames.count ? { frames } : { problem: 'unreadable' };
  }
  if (read.kind !== 'list') return { problem: read.kind };
  const taken = takeList(before, read.sent);
  return 'kept' in taken ? { ...taken, listId: read.sent.id } : { problem: taken.kind };
}

/**
 * The list in the address: it is merged with what this phone has of it, and taken out of the address, so that no history and no return
 * address has names and notes.
 */
export function useReceived(lists: SharedLists | undefined) {
  const { t } = useTranslation('sharedList');
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ReceiveProblem>();
  const isThere = hash.length > 1 && lists !== undefined;

  const take = useEffectEvent((fragment: string) => {
    if (lists === undefined) return;
    const received = receive(lists.exhibitionId, lists.latest(), fragment);
    if ('frames' in received) lists.change((kept) => ({ ...kept, frames: received.frames }));
    if ('kept' in received) {
      lists.change(() => received.kept);
      if (received.kind !== 'isNew') renderToast(t(received.kind));
    }
    const place = 'listId' in received ? `?list=${received.listId}` : search;
    const problemNow = 'problem' in received ? received.problem : undefined;
    void Promise.resolve(navigate(`${pathname}${place}`, { replace: true, state: sameScreenState })).then(
      () => setProblem(problemNow),
    );
  });
  useEffect(() => {
    if (isThere) take(hash);
  }, [isThere, hash]);

  return { problem, isReading: isThere };
}

/** The address within this app of a link that was scanned or pasted, with the words around it; undefined where there is none. */
export function linkIn(text: string): string | undefined {
  const [, exhibitionId, fragment] =
    /\/shared-list\/([\w-]+)(?:\?[^\s#]*)?#(\d{1,3}\.[\w.-]+)/.exec(text) ?? [];
  return exhibitionId === undefined ? undefined : `${sharedListPath(exhibitionId)}#${fragment}`;
}
