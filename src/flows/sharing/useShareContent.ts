import { useEffect, useState } from 'react';
import { useDevice } from '../../device/useDevice.ts';
import type { ShareContent } from '../../host/host.ts';
import { shareContentHere } from './contentHere.ts';
import { askShareTexts } from './shareTexts.ts';

/** What is sent of an exhibition: in the usual words at once, and in the organiser's when they have come. */
export function useShareContent(exhibitionId: string): ShareContent | undefined {
  // What the content is made of; it has to be made anew when one of them becomes another.
  useDevice((state) => state.exhibitionInfo);
  useDevice((state) => state.channel);
  const [, setAnswers] = useState(0);

  useEffect(() => {
    let isGone = false;
    void askShareTexts(exhibitionId).then(() => {
      if (!isGone) setAnswers((count) => count + 1);
    });
    return () => {
      isGone = true;
    };
  }, [exhibitionId]);

  return shareContentHere(exhibitionId);
}
