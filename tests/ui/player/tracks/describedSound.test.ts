// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { describedRendition, describedTrack, tellsTracks } from '#ui/player/tracks/describedSound.ts';

const mark = 'public.easy-to-read,public.accessibility.describes-video';

test('of the sounds of a playlist the described one is played when it is chosen, and else the usual one', () => {
  const chosen: number[] = [];
  const sounds = [
    { default: false },
    { default: false, characteristics: mark },
    { default: true, characteristics: 'public.easy-to-read' },
  ];
  const sound = describedRendition(sounds, (at) => chosen.push(at));
  sound?.play(true);
  sound?.play(false);
  expect(chosen).toEqual([1, 2]);
});

test('a playlist has no description where no sound is one, or where there is no other to go back to', () => {
  expect(describedRendition([{ default: true }, { default: false }], () => {})).toBeUndefined();
  expect(describedRendition([{ default: true, characteristics: mark }], () => {})).toBeUndefined();
});

/** A video in an engine that tells these sounds. */
function videoWith(...kinds: readonly string[]) {
  const video = document.createElement('video');
  const audioTracks = kinds.map((kind) => ({ kind, enabled: kind === 'main' }));
  Object.defineProperty(video, 'audioTracks', { value: audioTracks });
  return { video, heard: () => audioTracks.filter(({ enabled }) => enabled).map(({ kind }) => kind) };
}

test('an engine that tells the sounds of a stream plays the one with a description instead of the usual one', () => {
  const { video, heard } = videoWith('main', 'main-desc');
  const sound = describedTrack(video);
  sound?.play(true);
  expect(heard()).toEqual(['main-desc']);
  sound?.play(false);
  expect(heard()).toEqual(['main']);
  expect(describedTrack(videoWith('main', 'commentary').video)).toBeUndefined();
});

test('an engine without a list of sounds is known as one that tells no tracks', () => {
  const without = document.createElement('video');
  Object.defineProperty(without, 'audioTracks', { value: undefined });
  expect(tellsTracks(without)).toBe(false);
  expect(tellsTracks(videoWith('main').video)).toBe(true);
});
