import type { ApiClient } from '#data/client/apiClient.ts';
import { services } from '#session/services.ts';
import { createOutgoingQueue } from '../outgoing/createOutgoingQueue.ts';
import type { Sender } from '../rules/sender.ts';
import { noteCopy } from './failedCopies.ts';
import { type CopyOwner, ownerKey, waitingOwners } from './waitingOwners.ts';

export interface BackgroundCopySettings {
  /** Of the lock and in front of what waits: `cards`. */
  readonly name: string;
  /** Under which localStorage names the owners of what waits, never what. */
  readonly waitingName: string;
  readonly senderOf: (owner: CopyOwner) => Sender;
  /** Brings phone and server together. What it throws is tried again with the next occasion. */
  readonly copyOnce: (client: ApiClient, owner: CopyOwner) => Promise<void>;
  readonly onRefused?: (owner: CopyOwner) => void;
}

export interface BackgroundCopy {
  /** Also where nothing waits: the server may have more. One tab at a time. Never rejects. */
  readonly copy: (owner: CopyOwner) => Promise<void>;
  /** Soon: what is typed changes with each letter. */
  readonly copySoon: (owner: CopyOwner) => void;
  /** From now on every moment at which something that waits may get through is taken: with the network, with the page, now and then. */
  readonly resume: () => void;
}

/** What the phone keeps and the server has a copy of, copied in the background until nothing waits: one entry for each owner. */
export function createBackgroundCopy(settings: BackgroundCopySettings): BackgroundCopy {
  const { waitingName, copyOnce, ...queueSettings } = settings;
  const asked = new Map<string, CopyOwner>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const queue = createOutgoingQueue<CopyOwner>({
    ...queueSettings,
    waiting: () => [
      ...waitingOwners(waitingName).filter((owner) => !asked.has(ownerKey(owner))),
      ...Array.from(asked.values()),
    ],
    idOf: ownerKey,
    laneOf: ownerKey,
    async send(client, owner) {
      asked.delete(ownerKey(owner));
      try {
        await copyOnce(client, owner);
        noteCopy(settings.name, owner);
      } catch (problem) {
        noteCopy(settings.name, owner, problem);
        throw problem;
      }
    },
  });

  function copy(owner: CopyOwner): Promise<void> {
    // What was to be copied soon is copied with it.
    clearTimeout(timers.get(ownerKey(owner)));
    asked.set(ownerKey(owner), owner);
    return queue.send(ownerKey(owner));
  }

  return {
    copy,
    copySoon(owner) {
      clearTimeout(timers.get(ownerKey(owner)));
      timers.set(
        ownerKey(owner),
        setTimeout(() => void copy(owner), services().times.typingRestMs),
      );
    },
    resume: queue.resume,
  };
}
