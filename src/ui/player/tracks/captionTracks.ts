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

/** Shows the best of them and no other, or none. */
export function showCaptions(tracks: readonly TextTrack[], isOn: boolean, pageLanguage: string): void {
  const [best] = [...tracks].sort((one, other) => rank(other, pageLanguage) - rank(one, pageLanguage));
  for (const track of tracks) {
    const mode = isOn && track === best ? 'showing' : 'disabled';
    if (isShowing(track) !== (mode === 'showing')) track.mode = mode;
  }
}
