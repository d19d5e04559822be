import type { covers } from '#sandbox/pictures/covers.ts';
import { subjects } from '../words/programmeWords.ts';

type Cover = keyof typeof covers;

/** What a session about each of the subjects shows, in their order: two pictures in turn. */
const pictures: readonly (readonly [Cover, Cover])[] = [
  ['known', 'open'],
  ['review', 'channels'],
  ['soon', 'open'],
  ['onsite', 'large'],
  ['manyteams', 'group'],
  ['open', 'review'],
  ['teamaudit', 'channels'],
  ['declined', 'soon'],
  ['guest', 'onsite'],
  ['meetings', 'group'],
];

/** The address of the picture of a session, by its place in the programme. */
export function sessionPicture(at: number): string {
  const ofSubject = pictures[at % subjects.length];
  return `/sandbox/pictures/cover-${ofSubject?.[Math.floor(at / subjects.length) % 2]}.svg`;
}
