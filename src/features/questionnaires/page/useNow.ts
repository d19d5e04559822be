import { useState } from 'react';
import { services } from '#flows/session/services.ts';

/** The time as it was when the screen last looked. */
export function useNow() {
  const [nowMs, setNowMs] = useState(() => services().now());
  return { nowMs, lookAgain: () => setNowMs(services().now()) };
}
