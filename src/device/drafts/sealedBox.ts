import type { Database } from '../storage/database.ts';

/** Encrypted; only this browser can decrypt it. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

export interface SealedBox {
  seal(text: string): Promise<Sealed | undefined>;
  open(sealed: unknown): Promise<string | undefined>;
  sealBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Sealed | undefined>;
  openBytes(sealed: unknown): Promise<ArrayBuffer | undefined>;
}

/** The browser's `crypto`; `subtle` is missing on plain http although the types say otherwise. */
export interface SealingSource extends Pick<Crypto, 'getRandomValues'> {
  readonly subtle?: SubtleCrypto;
}

const keyName = 'sealingKey';
const algorithm = 'AES-GCM';

/**
 * Encrypts with a non-extractable key in the database. `undefined` where that is impossible (plain http has no
 * `crypto.subtle`); secrets are then kept in memory only.
 */
export async function openSealedBox(
  database: Database,
  source: SealingSource = crypto,
): Promise<SealedBox | undefined> {
  const { subtle } = source;
  const key = subtle && (await findKey(database, subtle));
  return subtle && key && sealingWith(subtle, key, source);
}

function sealingWith(subtle: SubtleCrypto, key: CryptoKey, source: SealingSource): SealedBox {
  async function sealBytes(plain: Uint8Array<ArrayBuffer>): Promise<Sealed | undefined> {
    try {
      const iv = source.getRandomValues(new Uint8Array(12));
      return { iv, bytes: await subtle.encrypt({ name: algorithm, iv }, key, plain) };
    } catch {
      return undefined;
    }
  }

  async function openBytes(sealed: unknown): Promise<ArrayBuffer | undefined> {
    if (!isSealed(sealed)) return undefined;
    try {
      return await subtle.decrypt({ name: algorithm, iv: sealed.iv }, key, sealed.bytes);
    } catch {
      return undefined;
    }
  }

  return {
    sealBytes,
    openBytes,
    seal: (text) => sealBytes(new TextEncoder().encode(text)),
    async open(sealed) {
      const bytes = await openBytes(sealed);
      return bytes && new TextDecoder().decode(bytes);
    },
  };
}

async function findKey(database: Database, subtle: SubtleCrypto): Promise<CryptoKey | undefined> {
  try {
    const present = await database.get(keyName);
    if (isKey(present)) return present;
    const fresh = await subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
    // Two tabs may start together and must use the same key.
    const kept = await database.add(keyName, fresh);
    return isKey(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKey(value: unknown): value is CryptoKey {
  return typeof value === 'object' && value !== null && 'algorithm' in value && 'extractable' in value;
}

function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'iv' in value && 'bytes' in value;
}
