import { useEffect, useState } from 'react';
import {
  type DraftOwner,
  keepTextDraft,
  readTextDraft,
  type TextDraftName,
  textDraftName,
} from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { codePointCount } from '#domain/text/cleanText.ts';

export interface AskTexts {
  readonly reason: string;
  readonly place: string;
}

interface AskStart extends AskTexts {
  readonly isReasonOptional: boolean;
}

export const mostReason = 200;
export const mostPlace = 60;

function readKept(name: TextDraftName): Partial<AskTexts> {
  try {
    const kept = JSON.parse(readTextDraft(name) || '{}') as Partial<AskTexts>;
    const isText = (value: unknown): value is string => typeof value === 'string';
    return {
      ...(isText(kept.reason) && { reason: kept.reason }),
      ...(isText(kept.place) && { place: kept.place }),
    };
  } catch {
    return {};
  }
}

/**
 * What is typed about an appointment, kept until the tab is closed or it is sent. What is not typed yet is as in `start`, of which some
 * may be read later than the page is drawn.
 */
export function useAskDraft(owner: DraftOwner, subject: string, { isReasonOptional, ...start }: AskStart) {
  const name = textDraftName(laterNames.appointmentPrefix, owner, subject);
  const [typed, setTyped] = useState<Partial<AskTexts>>(() => readKept(name));
  const [wasTried, setTried] = useState(false);
  const texts = { ...start, ...typed };

  useEffect(() => {
    keepTextDraft(name, Object.keys(typed).length === 0 ? '' : JSON.stringify(typed));
  }, [name, typed]);

  const isLong = (text: string, most: number) => codePointCount(text.trim()) > most;
  const isWrong = (text: string, most: number) => text.trim() === '' || isLong(text, most);
  return {
    ...texts,
    typeReason: (reason: string) => setTyped((before) => ({ ...before, reason })),
    typePlace: (place: string) => setTyped((before) => ({ ...before, place })),
    wasTried,
    tried: () => setTried(true),
    isReasonWrong: isReasonOptional ? isLong(texts.reason, mostReason) : isWrong(texts.reason, mostReason),
    isPlaceWrong: isWrong(texts.place, mostPlace),
    forget: () => keepTextDraft(name, ''),
  };
}

export type AskDraft = ReturnType<typeof useAskDraft>;
