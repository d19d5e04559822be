import { withoutPersonalTexts } from './splitAnswers.ts';
import { ownNames } from '../storage/deviceKeys.ts';
import { looksPersonal } from './looksPersonal.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';
import { isStoredDraft, type StoredDraft } from './storedDraft.ts';
import { omit } from '../storage/omit.ts';

/** Drafts in localStorage for phones without a database: ordinary answers only. */
export interface DraftMirror {
  write(key: string, draft: StoredDraft): boolean;
  find(key: string): StoredDraft | undefined;
  remove(key: string): void;
  keys(): string[];
}

const largestLength = 64 * 1024;

export function createDraftMirror(storage: SafeStorage): DraftMirror {
  const nameOf = (key: string) => ownNames.draftPrefix + key;
  return {
    write(key, draft) {
      const text = JSON.stringify(publicPart(draft));
      if (text.length > largestLength || looksPersonal(personOf(key))) {
        storage.remove(nameOf(key));
        return false;
      }
      return storage.write(nameOf(key), text);
    },
    find(key) {
      const text = storage.read(nameOf(key));
      if (text === undefined) return undefined;
      const draft = parsed(text);
      if (isStoredDraft(draft)) return draft;
      storage.remove(nameOf(key));
      return undefined;
    },
    remove: (key) => storage.remove(nameOf(key)),
    keys: () =>
      storage
        .names()
        .filter((name) => name.startsWith(ownNames.draftPrefix))
        .map((name) => name.slice(ownNames.draftPrefix.length)),
  };
}

/** Only this part is checked: the exhibition's ids may have as many digits as a phone number. */
const personOf = (key: string) => decodeURIComponent(key.slice(key.lastIndexOf('/') + 1));

function publicPart(draft: StoredDraft): StoredDraft {
  const identity = withoutPersonalTexts(omit(draft.identity, ['contact']));
  const plain = withoutPersonalTexts(draft.plain);
  const leftOut = Object.keys(draft.plain).filter((name) => !(name in plain));
  return {
    ...omit(draft, ['sealed']),
    identity,
    plain,
    contact: {},
    contactKeys: [...draft.contactKeys, ...leftOut],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
