import type { ApiClient } from '#data/client/apiClient.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { resumedOnce } from '../onEveryChance.ts';
import { type CopyOwner, ownerKey, waitingOwners } from './waitingOwners.ts';

export interface BackgroundCopySettings {
  /** Of the lock and in front of what waits: `cards`. */
  readonly name: string;
  /** Under which localStorage names the owners of what waits, never what. */
  readonly waitingName: string;
  /** Brings phone and server together. What it throws is tried again with the next occasion. */
  readonly copyOnce: (client: ApiClient, owner: CopyOwner) => Promise<void>;
}

export interface BackgroundCopy {
  /** One tab at a time. Never rejects. */
  readonly copy: (owner: CopyOwner) => Promise<void>;
  /** Soon: what is typed changes with each letter. */
  readonly copySoon: (owner: CopyOwner) => void;
  /** From now on every moment at which something that waits may get through is taken: with the network, with the page, now and then. */
  readonly resume: () => void;
}

/** What the phone keeps and the server has a copy of, copied in the background until nothing waits. */
export function createBackgroundCopy(settings: BackgroundCopySettings): BackgroundCopy {
  const { name, copyOnce } = settings;
  const running = new Map<string, Promise<void>>();
  const askedAgain = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function copyUnderLock(owner: CopyOwner): Promise<void> {
    if (!navigator.onLine) return;
    const [{ sendLock }, client] = await Promise.all([localStores(), services().client()]);
    const { ran } = await sendLock.run(`${name}/${ownerKey(owner)}`, () => copyOnce(client, owner));
    if (!ran) setTimeout(() => void copy(owner), services().times.readRetryDelayMs);
  }

  function copy(owner: CopyOwner): Promise<void> {
    const key = ownerKey(owner);
    const current = running.get(key);
    if (current !== undefined) {
      askedAgain.add(key);
      return current;
    }
    const run = copyUnderLock(owner)
      .catch(() => {})
      .then(() => {
        running.delete(key);
        if (askedAgain.delete(key) && navigator.onLine) return copy(owner);
        return undefined;
      });
    running.set(key, run);
    return run;
  }

  return {
    copy,
    copySoon(owner) {
      clearTimeout(timer);
      timer = setTimeout(() => void copy(owner), services().times.typingRestMs);
    },
    resume: resumedOnce(() => {
      for (const owner of waitingOwners(settings.waitingName)) void copy(owner);
    }),
  };
}
