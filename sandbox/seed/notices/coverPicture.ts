import { covers } from '#sandbox/pictures/covers.ts';

const names = Object.keys(covers);

/** The address of one of the drawn covers. */
export const coverPicture = (at: number) => `/sandbox/pictures/cover-${names[at % names.length]}.svg`;
