import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Which part of the list is shown. */
interface ListChoice {
  /** '' for all kinds. */
  readonly kind: string;
  /** How many rows at most. */
  readonly most: number;
}

/** By the key of their history entry, for as long as the page is open. */
const kept = new Map<string, ListChoice>();

/** The choice of a list; who comes back to the list finds it as it was left. */
export function useListChoice(first: ListChoice): readonly [ListChoice, (next: ListChoice) => void] {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [choice, setChoice] = useState(() => (isReturn ? kept.get(key) : undefined) ?? first);
  function choose(next: ListChoice) {
    kept.set(key, next);
    setChoice(next);
  }
  return [choice, choose];
}
