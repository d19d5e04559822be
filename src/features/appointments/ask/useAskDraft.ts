import { useEffect, useState } from 'react';
import { keepTextDraft, readTextDraft } from '#device/drafts/textDraft.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
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

const nameOf = (subject: string) => ownNames.appointmentPrefix + subject;

function readKept(subject: string): Partial<AskTexts> {
  try {
    const kept = JSON.parse(readTextDraft(nameOf(subject)) || '{}') as Partial<AskTexts>;
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
export function useAskDraft(subject: string, { isReasonOptional, ...start }: AskStart) {
  const [typed, setTyped] = useState<Partial<AskTexts>>(() => readKept(subject));
  const [wasTried, setTried] = useState(false);
  const texts = { ...start, ...typed };

  useEffect(() => {
    keepTextDraft(nameOf(subject), Object.keys(typed).length === 0 ? '' : JSON.stringify(typed));
  }, [subject, typed]);

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
    forget: () => keepTextDraft(nameOf(subject), ''),
  };
}

export type AskDraft = ReturnType<typeof useAskDraft>;
