import { contactBucket } from '../drafts/contactBucket.ts';
import { ownNames } from '../storage/deviceKeys.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';

export interface CodeCountdown {
  start(contact: string): void;
  getRemainingMs(contact: string): number;
}

export interface CodeCountdownSettings {
  /** sessionStorage: survives a reload and ends with the tab. */
  readonly session: SafeStorage;
  readonly codeResendMs: number;
  readonly now: () => number;
}

export function createCodeCountdown({ session, codeResendMs, now }: CodeCountdownSettings): CodeCountdown {
  const nameOf = (contact: string) => ownNames.codeEndsPrefix + contactBucket(contact);
  const start = (contact: string) => {
    session.write(nameOf(contact), String(now() + codeResendMs));
  };
  return {
    start,
    getRemainingMs(contact) {
      const written = session.read(nameOf(contact));
      if (written === undefined) return 0;
      const remainingMs = Number(written) - now();
      if (!(remainingMs > 0)) {
        session.remove(nameOf(contact));
        return 0;
      }
      // The clock was set back: restart the wait once instead of waiting for hours.
      if (remainingMs > codeResendMs) start(contact);
      return Math.min(remainingMs, codeResendMs);
    },
  };
}
