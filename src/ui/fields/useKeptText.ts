import { type RefObject, useEffect, useRef, useState } from 'react';
import { joinTexts } from '#domain/record/mergeEdits.ts';

interface KeptText {
  readonly text: string;
  /** The same for what happens later than a render. */
  readonly latest: RefObject<string>;
  /** `asKept` is what is kept of a text. */
  readonly change: (next: string, asKept: string) => void;
}

/** The text of a field that is kept while it is typed, and into which another phone of the same person may write meanwhile. */
export function useKeptText(kept: string): KeptText {
  const [text, setText] = useState(kept);
  const latest = useRef(kept);
  /** What `kept` may be because of this field. */
  const own = useRef([kept]);

  useEffect(() => {
    const typed = own.current[own.current.length - 1] ?? '';
    if (kept === typed) own.current = [kept];
    if (own.current.includes(kept)) return;
    const isKept = own.current.length === 1;
    own.current = [kept];
    latest.current = isKept ? kept : joinTexts(typed, kept);
    setText(latest.current);
  }, [kept]);

  function change(next: string, asKept: string) {
    own.current = [...own.current, asKept];
    latest.current = next;
    setText(next);
  }

  return { text, latest, change };
}
