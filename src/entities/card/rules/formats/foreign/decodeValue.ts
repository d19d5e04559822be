/**
 * The text of bytes. Undefined where it cannot be told: nothing says which characters they are, or what says it is wrong.
 * @param charset as it is declared; '' for none, which means UTF-8
 */
function textOf(bytes: readonly number[], charset: string): string | undefined {
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** Of quoted-printable (RFC 2045), whose lines are joined. */
export function fromQuotedPrintable(value: string, charset: string): string | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const code = /^=([0-9A-F]{2})/i.exec(value.slice(at, at + 3))?.[1];
    if (code === undefined) {
      const sign = String.fromCodePoint(value.codePointAt(at) ?? 0);
      bytes.push(...Array.from(new TextEncoder().encode(sign)));
      at += sign.length - 1;
    } else {
      bytes.push(parseInt(code, 16));
      at += 2;
    }
  }
  return textOf(bytes, charset);
}

export function fromBase64(value: string, charset: string): string | undefined {
  try {
    return textOf(
      Array.from(atob(value.replace(/\s/g, '')), (byte) => byte.charCodeAt(0)),
      charset,
    );
  } catch {
    return undefined;
  }
}
