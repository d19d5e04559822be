import { expect, test } from 'vitest';
import { captionTracks, showCaptions, showsCaptions } from '#ui/player/tracks/captionTracks.ts';

const track = (kind: TextTrackKind, language: string, mode: TextTrackMode = 'disabled') =>
  ({ kind, language, mode }) as TextTrack;
const videoWith = (...textTracks: readonly TextTrack[]) => ({ textTracks }) as unknown as HTMLVideoElement;

test('captions and subtitles of a film can be shown, its chapters and data cannot', () => {
  const [captions, subtitles] = [track('captions', 'en'), track('subtitles', 'zh')];
  const video = videoWith(track('metadata', ''), captions, track('chapters', 'en'), subtitles);
  expect(captionTracks(video)).toEqual([captions, subtitles]);
  expect(captionTracks(null)).toEqual([]);
});

test('the language of the page is shown before captions of another, and captions before subtitles', () => {
  const tracks = [track('captions', 'en'), track('subtitles', 'zh-Hans'), track('captions', 'zh-CN')];
  showCaptions(tracks, true, 'zh-CN');
  expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'disabled', 'showing']);
  const foreign = [track('captions', 'fr'), track('subtitles', 'en')];
  showCaptions(foreign, true, 'en');
  expect(foreign.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
});

test('one track shows at a time, and none once they are turned off', () => {
  const tracks = [track('captions', 'zh', 'showing'), track('captions', 'en', 'showing')];
  showCaptions(tracks, true, 'en');
  expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
  showCaptions(tracks, false, 'en');
  expect(showsCaptions(tracks)).toBe(false);
});
