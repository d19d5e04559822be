/** What one phone has written: the later counter counts, then the phone, then the text, so that any two phones choose alike. */
export interface Written {
  readonly text: string;
  /** One more than the highest that the phone knew: phones' clocks are not asked. */
  readonly counter: number;
  /** Of the phone that wrote it. */
  readonly phone: string;
}

/** By name of the field; see `fieldNames`. */
export type Fields = Readonly<Record<string, Written>>;

/** A list of exhibitors that several people share, as one phone knows it. */
export interface SharedList {
  readonly id: string;
  readonly fields: Fields;
}

/** A list on its way to another phone. */
export interface SentList extends SharedList {
  /** Only what the sender has written: of use to a phone that has the list. */
  readonly isPart: boolean;
}

/** Hot, warm or cold; '' is not rated. */
export type Rating = '' | 'hot' | 'warm' | 'cold';
export const ratings: readonly Exclude<Rating, ''>[] = ['hot', 'warm', 'cold'];

/** What `who` says of an exhibitor that was taken off the list. '' is on the list, of no one yet. */
export const takenOff = '-';

export const longest = { title: 40, name: 20, note: 500 } as const;
export const most = { people: 12, exhibitors: 300, lists: 10 } as const;

/**
 * Only the phone that wrote a note writes it again: two notes on one booth are two fields, also of one person with two phones, and no
 * merge has to choose between them.
 */
export const fieldNames = {
  title: 'title',
  person: (personId: string) => `person/${personId}`,
  who: (exhibitorId: string) => `who/${exhibitorId}`,
  visited: (exhibitorId: string, personId: string) => `visited/${exhibitorId}/${personId}`,
  rating: (exhibitorId: string, personId: string) => `rating/${exhibitorId}/${personId}`,
  note: (exhibitorId: string, personId: string, phone: string) => `note/${exhibitorId}/${personId}/${phone}`,
} as const;

function isLater(one: Written, other: Written): boolean {
  if (one.counter !== other.counter) return one.counter > other.counter;
  if (one.phone !== other.phone) return one.phone > other.phone;
  return one.text > other.text;
}

/** The same for any order and any number of times. */
export function mergeFields(one: Fields, other: Fields): Fields {
  const merged: Record<string, Written> = { ...one };
  for (const [name, written] of Object.entries(other)) {
    const known = merged[name];
    if (known === undefined || isLater(written, known)) merged[name] = written;
  }
  return merged;
}

/** Whether the first knows something that the second does not. */
export const knowsMore = (one: Fields, other: Fields): boolean =>
  Object.entries(one).some(([name, written]) => {
    const known = other[name];
    return known === undefined || isLater(written, known);
  });

/** Texts that are already there are not written again. */
export function writeFields(fields: Fields, phone: string, texts: Readonly<Record<string, string>>): Fields {
  const counter =
    Object.values(fields).reduce((highest, written) => Math.max(highest, written.counter), 0) + 1;
  const next: Record<string, Written> = { ...fields };
  for (const [name, text] of Object.entries(texts))
    if ((fields[name]?.text ?? '') !== text || (fields[name] === undefined && name.indexOf('who/') === 0))
      next[name] = { text, counter, phone };
  return next;
}

/** What this phone alone has written. */
export function writtenBy(fields: Fields, phone: string): Fields {
  const own: Record<string, Written> = {};
  for (const [name, written] of Object.entries(fields)) if (written.phone === phone) own[name] = written;
  return own;
}
