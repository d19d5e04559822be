/** One line of a card in another format. */
export interface CardProperty {
  /** In capitals, without its group. */
  readonly name: string;
  /** Of `item1.TEL`, in capitals; '' for none. */
  readonly group: string;
  /** `CELL`, `WORK`, `PREF`…, in capitals. */
  readonly types: readonly string[];
  /** Of `ADR;LABEL="…"`; '' for none. */
  readonly label: string;
  /** Still with its backslashes. */
  readonly value: string;
}

/** A sign behind a backslash parts nothing, and is meant itself. */
export function splitAt(value: string, sign: string): string[] {
  const parts = [''];
  for (let at = 0; at < value.length; at += 1) {
    const here = value.charAt(at);
    if (here === sign) {
      parts.push('');
      continue;
    }
    const isPair = here === '\\' && at + 1 < value.length;
    parts[parts.length - 1] += isPair ? here + value.charAt(at + 1) : here;
    if (isPair) at += 1;
  }
  return parts;
}

/** Without its backslashes; those of a path stay. */
export const plain = (value: string): string =>
  value.replace(/\\([\\;,:nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign)).trim();

/** The parts of a value in their order, '' for an empty one. */
export const partsOf = (value: string): string[] => splitAt(value, ';').map(plain);
