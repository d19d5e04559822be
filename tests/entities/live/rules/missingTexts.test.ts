import { expect, test } from 'vitest';
import { missingTexts } from '#entities/live/rules/missingTexts.ts';

const nothing = {
  CaptionsUrl: '',
  DescribedUrl: '',
  Transcript: '',
  TranscriptEn: '',
  HasNoSpeech: undefined,
};

test('a film without any text or description misses captions, description and transcript', () => {
  expect(missingTexts(nothing)).toEqual(['captions', 'description', 'transcript']);
});

test('a film in which nothing is said misses no captions', () => {
  expect(missingTexts({ ...nothing, HasNoSpeech: true })).toEqual(['description', 'transcript']);
});

test('a film with all of them misses nothing, whichever language its transcript is in', () => {
  const all = { ...nothing, CaptionsUrl: '/a.vtt', DescribedUrl: '/b.mp4', TranscriptEn: 'Hello.' };
  expect(missingTexts(all)).toEqual([]);
});
