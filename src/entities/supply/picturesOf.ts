import { sentPicture } from '#flows/pictures/sentPicture.ts';
import { isPicture } from './rules/isPicture.ts';

interface Files {
  readonly files: readonly string[];
}

const isShown = (file: string) => isPicture(file) && sentPicture(file) !== '';

export const picturesOf = ({ files }: Files): readonly string[] => files.filter(isShown);

/** What is no picture, or one of another host: opened by a tap alone. */
export const documentsOf = ({ files }: Files): readonly string[] => files.filter((file) => !isShown(file));
