import { useEffect, useState } from 'react';
import { useDevice } from '#device/storage/useDevice.ts';
import type { ShareSubject } from '#domain/sharing/shareContent.ts';
import type { ShareContent } from '#host/host.ts';
import { currentShareContent } from './currentShareContent.ts';
import { askShareTexts } from './shareTexts.ts';

/** What is shared of an exhibition: the default texts first, the organiser's as soon as they are loaded. */
export function useShareContent(
  exhibitionId: string,
  inviter?: ShareSubject['inviter'],
): ShareContent | undefined {
  // Inputs of the content; it is rebuilt when one of them changes.
  useDevice((state) => state.exhibitionInfo);
  useDevice((state) => state.channel);
  const [, setAnswers] = useState(0);

  useEffect(() => {
    let isCancelled = false;
    void askShareTexts(exhibitionId).then(() => {
      if (!isCancelled) setAnswers((count) => count + 1);
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId]);

  return currentShareContent(exhibitionId, undefined, inviter);
}
