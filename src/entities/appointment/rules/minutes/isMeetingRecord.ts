interface Row {
  readonly Title: string;
  readonly TitleEn: string;
  readonly Content: string;
  readonly ContentEn: string;
}

/** Answers of a questionnaire lie in the same collection, and have neither a title nor a text. */
export const isMeetingRecord = ({ Title, TitleEn, Content, ContentEn }: Row): boolean =>
  [Title, TitleEn, Content, ContentEn].some((text) => text !== '');
