import { expect, it } from 'vitest';
import { fileFailed, fileUnderWay, isFileLocation, readFileAnswer } from '#domain/form/readFileAnswer.ts';

it.each([
  ['https://files.example.com/visitor/a.jpg', true],
  ['http://localhost:4173/cos/visitor/a.jpg', true],
  ['files.example.com/visitor/a.jpg', false],
  ['https://files.example.com', false],
  ['javascript:alert(1)//https://a/b', false],
  ['data:text/html,x', false],
  ['https://a/b c', false],
  [fileUnderWay, false],
  [['https://a/b'], false],
  [undefined, false],
])('%s is an address of a file: %s', (answer, is) => {
  expect(isFileLocation(answer)).toBe(is);
});

it("an invalid answer to a file question is read as ''", () => {
  expect(['https://a/b', fileUnderWay, fileFailed, 'x', true, undefined].map(readFileAnswer)).toEqual([
    'https://a/b',
    fileUnderWay,
    fileFailed,
    '',
    '',
    '',
  ]);
});
