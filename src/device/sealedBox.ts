import type { Database } from './database.ts';

/** A text that only this browser can read again. */
export interface SealedText {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

export interface SealedBox {
  seal(text: string): Promise<SealedText | undefined>;
  /** The text, or `undefined` when it was sealed with a key that is gone, or was changed. */
  open(sealed: unknown): Promise<string | undefined>;
}

/** The browser's `crypto`, whose `subtle` is missing on plain http whatever the types say. */
export interface SealingSource extends Pick<Crypto, 'getRandomValues'> {
  readonly subtle?: SubtleCrypto;
}

const keyName = 'sealingKey';
const algorithm = 'AES-GCM';

/**
 * Seals texts with a key that lives in the database and cannot be read out of it.
 * `undefined` where that is impossible (plain http has no `crypto.subtle`); secrets then stay in memory only.
 */
export async function openSealedBox(
  database: Database,
  source: SealingSource = crypto,
): Promise<SealedBox | undefined> {
  const { subtle } = source;
  const key = subtle && (await findKey(database, subtle));
  if (!key) return undefined;
  return {
    async seal(text) {
      try {
        const iv = source.getRandomValues(new Uint8Array(12));
        const bytes = await subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(text));
        return { iv, bytes };
      } catch {
        return undefined;
      }
    },
    async open(sealed) {
      if (!isSealedText(sealed)) return undefined;
      try {
        const bytes = await subtle.decrypt({ name: algorithm, iv: sealed.iv }, key, sealed.bytes);
        return new TextDecoder().decode(bytes);
      } catch {
        return undefined;
      }
    },
  };
}

async function findKey(database: Database, subtle: SubtleCrypto): Promise<CryptoKey | undefined> {
  try {
    const present = await database.get(keyName);
    if (isKey(present)) return present;
    const fresh = await subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
    // Two tabs may start at once; both must end up with the same key.
    const kept = await database.add(keyName, fresh);
    return isKey(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKey(value: unknown): value is CryptoKey {
  return typeof value === 'object' && value !== null && 'algorithm' in value && 'extractable' in value;
}

function isSealedText(value: unknown): value is SealedText {
  return typeof value === 'object' && value !== null && 'iv' in value && 'bytes' in value;
}
