import { useState } from 'react';

/** What is typed and not sent, by the row or rows it is about. In memory alone: it may say something about a person. */
const kept = new Map<string, string>();

/** A reason that outlives its sheet, a refusal and a login; '' removes it. */
export function useKeptReason(about: string): readonly [string, (reason: string) => void] {
  const [reason, setReason] = useState(() => kept.get(about) ?? '');
  function keep(text: string) {
    if (text === '') kept.delete(about);
    else kept.set(about, text);
    setReason(text);
  }
  return [reason, keep];
}
