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

const ofProcess = randomHex(10);
let made = 0;

/** An id like those of the real rows: of two that are made in one millisecond the later is the higher. */
export function risingId(nowMs: number): string {
  made += 1;
  const seconds = Math.floor(nowMs / 1_000)
    .toString(16)
    .padStart(8, '0');
  return `${seconds}${ofProcess}${made.toString(16).padStart(6, '0')}`;
}
