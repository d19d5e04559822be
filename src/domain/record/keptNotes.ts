/** One answer that the phone keeps, by its name; `size` in characters, of which each takes two bytes. */
export interface KeptNote {
  readonly name: string;
  readonly size: number;
}

export const mostKept = 60;
/** A megabyte. */
export const mostSize = 524_288;

/**
 * `notes` stand from the oldest to the newest. `gone` names what has no room beside the new one, which may be the new one: where
 * it takes all the room there is, the others stay.
 */
export function withNote(
  notes: readonly KeptNote[],
  note: KeptNote,
): { readonly notes: readonly KeptNote[]; readonly gone: readonly string[] } {
  const others = notes.filter(({ name }) => name !== note.name);
  if (note.size > mostSize) return { notes: others, gone: [note.name] };
  const kept = [note];
  const gone: string[] = [];
  let size = note.size;
  for (const other of others.slice().reverse()) {
    if (gone.length === 0 && kept.length < mostKept && size + other.size <= mostSize) {
      kept.unshift(other);
      size += other.size;
    } else gone.push(other.name);
  }
  return { notes: kept, gone };
}
