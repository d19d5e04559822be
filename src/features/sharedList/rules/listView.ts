import { type Fields, type Rating, ratings, takenOff } from './sharedList.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface Note {
  readonly personId: string;
  readonly phone: string;
  readonly text: string;
}

export interface ListedExhibitor {
  readonly id: string;
  /** '' where it has no one yet. */
  readonly who: string;
  readonly isTakenOff: boolean;
  /** Ids of people. */
  readonly visitedBy: readonly string[];
  readonly ratings: readonly { readonly personId: string; readonly rating: Rating }[];
  readonly notes: readonly Note[];
}

/** A list as people read it. */
export interface ListView {
  readonly title: string;
  readonly people: readonly Person[];
  readonly exhibitors: readonly ListedExhibitor[];
  /** With what was noted about them before. */
  readonly takenOff: readonly ListedExhibitor[];
}

interface Growing {
  who: string;
  visitedBy: string[];
  ratings: { personId: string; rating: Rating }[];
  notes: Note[];
}

/** People in the order of their ids, which carry their places. */
export function viewOf(fields: Fields): ListView {
  const people: Person[] = [];
  const found = new Map<string, Growing>();
  const at = (id: string): Growing => {
    const known = found.get(id) ?? { who: takenOff, visitedBy: [], ratings: [], notes: [] };
    found.set(id, known);
    return known;
  };
  for (const name of Object.keys(fields).sort()) {
    const text = fields[name]?.text ?? '';
    const [kind = '', id = '', personId = '', phone = ''] = name.split('/');
    if (text === '' && kind !== 'who') continue;
    if (kind === 'person') people.push({ id, name: text });
    if (kind === 'who') at(id).who = text;
    if (kind === 'visited') at(id).visitedBy.push(personId);
    if (kind === 'rating' && isRating(text)) at(id).ratings.push({ personId, rating: text });
    if (kind === 'note') at(id).notes.push({ personId, phone, text });
  }
  const known = new Set(people.map(({ id }) => id));
  const all = Array.from(found, ([id, { who, ...rest }]): ListedExhibitor => {
    const isTakenOff = who === takenOff;
    // One who has left the list leaves theirs to the others.
    return { id, who: known.has(who) ? who : '', isTakenOff, ...rest };
  });
  return {
    title: fields['title']?.text ?? '',
    people,
    exhibitors: all.filter(({ isTakenOff }) => !isTakenOff),
    takenOff: all.filter(({ isTakenOff, notes }) => isTakenOff && notes.length > 0),
  };
}

const isRating = (text: string): text is Exclude<Rating, ''> => ratings.some((rating) => rating === text);

export interface Progress extends Person {
  readonly visited: number;
  readonly count: number;
}

/** Of each person: how many of theirs were visited, by anyone. */
export const progressOf = ({ people, exhibitors }: ListView): readonly Progress[] =>
  people.map((person) => {
    const theirs = exhibitors.filter(({ who }) => who === person.id);
    return { ...person, count: theirs.length, visited: theirs.filter(isVisited).length };
  });

export const isVisited = ({ visitedBy }: ListedExhibitor): boolean => visitedBy.length > 0;
