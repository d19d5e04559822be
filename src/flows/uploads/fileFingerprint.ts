import { readStart } from '#ui/fields/uploaded/intake/readStart.ts';

const sliceBytes = 1024 * 1024;

/** By size and content, not by name; read in slices, so that the page stays quick. Undefined if unreadable, or on plain http. */
export async function fileFingerprint(file: Blob): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  if (!subtle) return undefined;
  const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await subtle.digest('SHA-256', bytes));
  const digests = new Uint8Array(32 * Math.ceil(file.size / sliceBytes));
  try {
    for (let from = 0; from < file.size; from += sliceBytes) {
      const length = Math.min(sliceBytes, file.size - from);
      const bytes = await readStart(file.slice(from, from + length), length);
      if (bytes.length !== length) return undefined;
      digests.set(await digest(bytes), (from / sliceBytes) * 32);
    }
    const hex = Array.from(await digest(digests), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${file.size}-${hex}`;
  } catch {
    return undefined;
  }
}
