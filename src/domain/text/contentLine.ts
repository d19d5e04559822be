const maxOctets = 75;

/** A value of a calendar (RFC 5545) or of a card (RFC 2426). */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');
}

/** At most 75 octets per line, continued after a space; characters are not split. */
export function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of Array.from(line)) {
    const whole = wellFormed(character);
    const size = octetsOf(whole);
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += whole;
    octets += size;
  }
  return text;
}

/** Drops lone surrogates, which UTF-8 cannot encode, and control characters. */
function wellFormed(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
  return code < 0x20 || code === 0x7f ? ' ' : character;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
