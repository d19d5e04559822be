/** Bytes in the letters, digits and signs that an address holds. */
export function toBase64Url(bytes: ArrayLike<number>): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @throws where it is no base64 */
export function fromBase64Url(base64: string): Uint8Array {
  const text = atob(base64.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (byte) => byte.charCodeAt(0));
}
