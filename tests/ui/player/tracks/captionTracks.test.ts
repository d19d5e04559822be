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

test('a track that shows already goes on, and none shows once they are turned off', () => {
  const tracks = [track('captions', 'zh'), track('captions', 'en', 'showing')];
  showCaptions(tracks, true, 'zh');
  expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
  showCaptions(tracks, false, 'zh');
  expect(showsCaptions(tracks)).toBe(false);
});

test('a better track that comes later is shown instead of the one that was chosen, not instead of one that a person chose', () => {
  const [first, better] = [track('captions', 'zh'), track('captions', 'en')];
  const chosen = showCaptions([first], true, 'en');
  expect(chosen).toBe(first);
  expect(showCaptions([first, better], true, 'en', chosen)).toBe(better);
  expect([first.mode, better.mode]).toEqual(['disabled', 'showing']);
  const byHand = [track('captions', 'zh', 'showing'), track('captions', 'en')];
  expect(showCaptions(byHand, true, 'en')).toBeUndefined();
  expect(byHand.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
});
