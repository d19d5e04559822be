import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { MessageOwner } from '../message/rules/message.ts';
import { resumeMessages } from '../message/messageQueue.ts';
import { copyCards, resumeCopies } from './copy/copyCards.ts';
import { followGiven } from './given/followGiven.ts';
import { settleGiven } from './given/settleGiven.ts';
import { type CardData, cardData, cardKey, loadCards } from './cardData.ts';

/** Undefined until the phone's database has answered. Another tab may have changed them: read again when the page is seen. */
export function useCards({ exhibitionId, visitorId }: MessageOwner): CardData | undefined {
  const key = cardKey({ exhibitionId, visitorId });
  const data = useStore(cardData, (state) => state[key]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        loadCards({ exhibitionId, visitorId }).catch(() => undefined);
    };
    look();
    followGiven();
    void settleGiven({ exhibitionId, visitorId });
    resumeCopies();
    // Another phone of this visitor may have more.
    void copyCards({ exhibitionId, visitorId });
    // A card that was sent without a network leaves from here too.
    resumeMessages();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [exhibitionId, visitorId]);
  return data;
}
