import { expect, test } from 'vitest';
import { transcriptOf } from '#ui/player/transcript/transcriptOf.ts';

test('a sentence that is spread over captions stands on one line, and the next sentence on its own', () => {
  expect(transcriptOf(['Welcome to', 'our booth.', 'This arm\npicks parts.'])).toBe(
    'Welcome to our booth.\nThis arm picks parts.',
  );
});

test('a line that stays while the next one comes stands once; one that is said again later stands again', () => {
  expect(transcriptOf(['First line.', 'First line.\nSecond line.', 'Second line.', 'First line.'])).toBe(
    'First line.\nSecond line.\nFirst line.',
  );
});

test('Chinese is joined without a space', () => {
  expect(transcriptOf(['欢迎来到', '我们的展位。', '谢谢'])).toBe('欢迎来到我们的展位。\n谢谢');
});

test('a voice is named, and no tag or code of the file is read', () => {
  expect(transcriptOf(['<v.loud Ms Wu>Parts &amp; <i>arms</i>.</v>', '<00:01.000>R&D &lt;now&gt;'])).toBe(
    'Ms Wu: Parts & arms.\nR&D <now>',
  );
});

test('captions without a word make no text', () => {
  expect(transcriptOf(['', ' \n '])).toBe('');
});
