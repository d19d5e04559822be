import { isPicture } from '#entities/supply/rules/isPicture.ts';

export interface PostFiles {
  /** Of pictures that the form can take away or replace. */
  readonly pictures: readonly string[];
  /** One other file. */
  readonly document: string;
  /** What the form has no room for, such as the files of another client: a correction keeps it. */
  readonly kept: readonly string[];
}

/** The files of a post as the form asks for them. */
export function splitFiles(files: readonly string[], mostPictures: number): PostFiles {
  const isOwn = (address: string) => /^https?:/i.test(address);
  const pictures = files.filter((file) => isPicture(file) && isOwn(file)).slice(0, mostPictures);
  const document = files.find((file) => !isPicture(file) && isOwn(file)) ?? '';
  const kept = files.filter((file) => file !== document && !pictures.includes(file));
  return { pictures, document, kept };
}
