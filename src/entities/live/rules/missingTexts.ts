export type FilmText = 'captions' | 'description' | 'transcript';

export interface FilmTextFacts {
  readonly CaptionsUrl: string;
  readonly DescribedUrl: string;
  readonly Transcript: string;
  readonly TranscriptEn: string;
  readonly HasNoSpeech: boolean | undefined;
}

/** What its maker has not given for those who do not hear or see a film. A film in which nothing is said needs no captions. */
export function missingTexts(film: FilmTextFacts): readonly FilmText[] {
  const isMissing: Readonly<Record<FilmText, boolean>> = {
    captions: film.CaptionsUrl === '' && film.HasNoSpeech !== true,
    description: film.DescribedUrl === '',
    transcript: film.Transcript === '' && film.TranscriptEn === '',
  };
  return (Object.keys(isMissing) as FilmText[]).filter((one) => isMissing[one]);
}
