const isCaptions = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';

/** The tracks of an element that are captions or subtitles. */
export const captionTracks = (video: HTMLVideoElement | null): readonly TextTrack[] =>
  Array.from(video?.textTracks ?? []).filter(isCaptions);

const isShowing = ({ mode }: TextTrack) => mode === 'showing';

export const showsCaptions = (tracks: readonly TextTrack[]): boolean => tracks.some(isShowing);

/** The page's language counts most; captions tell sounds too, subtitles only what is said. */
function rank({ kind, language }: TextTrack, pageLanguage: string): number {
  const isRead = language.slice(0, 2).toLowerCase() === pageLanguage.slice(0, 2);
  return (isRead ? 2 : 0) + (kind === 'captions' ? 1 : 0);
}

/**
 * Shows one of them, or none. One that shows already goes on, unless it is `chosen`, which was the best of those that were there before.
 * @returns what is chosen now
 */
export function showCaptions(
  tracks: readonly TextTrack[],
  isOn: boolean,
  pageLanguage: string,
  chosen?: TextTrack,
): TextTrack | undefined {
  if (!isOn) for (const track of tracks.filter(isShowing)) track.mode = 'disabled';
  if (!isOn || tracks.some((track) => track !== chosen && isShowing(track))) return undefined;
  const [best] = [...tracks].sort((one, other) => rank(other, pageLanguage) - rank(one, pageLanguage));
  if (chosen !== undefined && chosen !== best) chosen.mode = 'disabled';
  if (best !== undefined && best.mode !== 'showing') best.mode = 'showing';
  return best;
}
