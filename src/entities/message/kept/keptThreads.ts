import type { Message, MessageOwner, Partner } from '../rules/message.ts';
import { partnerKey } from '../rules/message.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { SealedBox } from '#device/drafts/sealedBox.ts';
import type { Database } from '#device/storage/database.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { isFresh } from '#device/storage/isFresh.ts';

/** The newest messages of one conversation, or of all, as they were last read. */
export interface KeptThread {
  readonly messages: readonly Message[];
  readonly readAtMs: number;
}

export interface KeptThreads {
  find(owner: MessageOwner, partner: Partner | undefined): Promise<KeptThread | undefined>;
  keep(owner: MessageOwner, partner: Partner | undefined, thread: KeptThread): Promise<void>;
}

export interface KeptThreadsSettings {
  readonly database: Database;
  readonly sealedBox: SealedBox | undefined;
  readonly now: () => number;
}

/** As long as ordinary answers of a form. */
const lifeMs = 7 * 24 * 60 * 60_000;

const nameOf = ({ exhibitionId, visitorId }: MessageOwner, partner: Partner | undefined) =>
  `${laterNames.threadPrefix}${exhibitionId}/${visitorId}/${partner === undefined ? 'all' : partnerKey(partner)}`;

/** Texts of messages are kept sealed, in the database; where nothing can be sealed they live as long as the page. */
export function createKeptThreads({ database, sealedBox, now }: KeptThreadsSettings): KeptThreads {
  return {
    async find(owner, partner) {
      const name = nameOf(owner, partner);
      const stored = await database.get(name);
      if (!isServerRow(stored)) return undefined;
      if (!isFresh(Number(stored['readAtMs']), lifeMs, now())) {
        await database.remove(name);
        return undefined;
      }
      const text = await sealedBox?.open(stored['sealed']);
      return text === undefined ? undefined : readThread(text);
    },
    async keep(owner, partner, thread) {
      const sealed = await sealedBox?.seal(JSON.stringify(thread));
      if (sealed === undefined) return;
      await database.set(nameOf(owner, partner), { readAtMs: thread.readAtMs, sealed });
    },
  };
}

function readThread(text: string): KeptThread | undefined {
  const thread: unknown = JSON.parse(text);
  const isThread =
    isServerRow(thread) && Array.isArray(thread['messages']) && typeof thread['readAtMs'] === 'number';
  return isThread ? (thread as unknown as KeptThread) : undefined;
}
