function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function randomHex(length: number): string {
  return [...randomBytes(length / 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rejects bytes from 250 on, which would favour 0 to 5. */
export function randomDigits(length: number): string {
  let digits = '';
  while (digits.length < length) {
    for (const byte of randomBytes(length)) if (byte < 250) digits += byte % 10;
  }
  return digits.slice(0, length);
}
