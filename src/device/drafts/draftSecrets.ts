import type { Answers } from '#domain/form/formDefinition.ts';
import { isFresh } from '../storage/isFresh.ts';
import type { SealedBox } from './sealedBox.ts';
import { draftLifeMs } from './storedDraft.ts';

/** Sensitive answers of drafts: sealed where the phone can, else in memory only. */
export function createDraftSecrets(sealedBox: SealedBox | undefined, now: () => number) {
  const inMemory = new Map<string, { readonly secret: Answers; readonly savedAtMs: number }>();
  return {
    /** What to store with the draft; undefined where there is nothing, or the answers stay in memory. */
    async seal(key: string, secret: Answers, savedAtMs: number): Promise<unknown> {
      const isEmpty = Object.keys(secret).length === 0;
      const sealed = isEmpty ? undefined : await sealedBox?.seal(JSON.stringify(secret));
      if (isEmpty || sealed) inMemory.delete(key);
      else inMemory.set(key, { secret, savedAtMs });
      return sealed;
    },
    async find(key: string, sealed: unknown): Promise<Answers> {
      const remembered = inMemory.get(key);
      if (remembered && isFresh(remembered.savedAtMs, draftLifeMs.secret, now())) return remembered.secret;
      inMemory.delete(key);
      const text = sealed === undefined ? undefined : await sealedBox?.open(sealed);
      return text === undefined ? {} : (JSON.parse(text) as Answers);
    },
    forget: (key: string) => inMemory.delete(key),
    keys: () => inMemory.keys(),
  };
}
