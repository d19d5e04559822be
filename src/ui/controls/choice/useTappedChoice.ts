import { useState } from 'react';

/**
 * The key to show as chosen, and what a control calls when one is tapped. A choice that stands in the
 * address changes only with the transition of the router; without this, React would take the mark of a
 * radio back after the tap until the new screen is rendered.
 *
 * The tap must end in another `chosen`: until then, the tapped key is shown.
 */
export function useTappedChoice<Key>(chosen: Key): readonly [Key, (key: Key) => void] {
  const [tapped, setTapped] = useState<{ readonly from: Key; readonly to: Key }>();
  const isPending = tapped?.from === chosen;
  if (tapped && !isPending) setTapped(undefined);
  return [tapped && isPending ? tapped.to : chosen, (key) => setTapped({ from: chosen, to: key })];
}
