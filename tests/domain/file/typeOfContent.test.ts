import { describe, expect, it } from 'vitest';
import { isRefusal, judgeFile, typeOfContent } from '#domain/file/typeOfContent.ts';

const textBytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const jpg = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const png = [0x89, ...textBytes('PNG\r\n\x1a\n')];
const gif = textBytes('GIF89a');
const pdf = textBytes('%PDF-1.7');
const megabyte = 1024 * 1024;

describe('the type of a file, by its first bytes', { tags: ['X20'] }, () => {
  it.each([
    ['a JPG', jpg, 'jpg'],
    ['a PNG', png, 'png'],
    ['a GIF', gif, 'gif'],
    ['a PDF', pdf, 'pdf'],
    ['a PDF behind a byte order mark', [0xef, 0xbb, 0xbf, ...pdf], 'pdf'],
    ['a PDF behind an empty line', textBytes('\r\n%PDF-1.7'), 'pdf'],
    ['a PNG behind a blank', [0x20, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], undefined],
    ['a page', textBytes('<!doctype html>'), undefined],
    ['a drawing that can run', textBytes('<svg onload="x">'), undefined],
    ['a program', textBytes('MZ\x90\0'), undefined],
    ['a PDF behind a blank', textBytes(' %PDF-1.7'), 'pdf'],
    ['half a PNG', png.slice(0, 4), undefined],
    ['nothing', [], undefined],
  ])('%s', (_, start, type) => {
    expect(typeOfContent(start)).toBe(type);
  });
});

describe('a file for an upload', { tags: ['upload-messages'] }, () => {
  it.each([
    ['a picture at the limit', jpg, 2 * megabyte, true, 'jpg'],
    ['a picture above it', jpg, 2 * megabyte + 1, true, 'pictureFormatOrSize'],
    ['a picture above it, where a PDF would do', jpg, 2 * megabyte + 1, false, 'fileFormatOrSize'],
    ['a GIF', gif, 1, false, 'gif'],
    ['a PDF at its limit', pdf, 10 * megabyte, false, 'pdf'],
    ['a PDF above it', pdf, 10 * megabyte + 1, false, 'fileFormatOrSize'],
    ['a PDF where only pictures are asked for', pdf, 1, true, 'pictureIsPdf'],
    ['a page where only pictures are asked for', textBytes('<html>'), 1, true, 'onlyPictures'],
    ['a page', textBytes('<html>'), 1, false, 'fileFormatOrSize'],
    ['an empty file', [], 0, false, 'fileFormatOrSize'],
  ])('%s', (_, start, bytes, onlyPictures, judged) => {
    expect(judgeFile({ start, bytes }, onlyPictures)).toBe(judged);
  });

  it('a PDF has another limit where one is given, and a picture keeps its own', () => {
    const judge = (start: ArrayLike<number>, bytes: number) => judgeFile({ start, bytes }, false, 30);
    expect(judge(pdf, 30 * megabyte)).toBe('pdf');
    expect(judge(pdf, 30 * megabyte + 1)).toBe('fileFormatOrSize');
    expect(judge(jpg, 2 * megabyte + 1)).toBe('fileFormatOrSize');
  });

  it('is refused with one of two codes, for any type', () => {
    expect((['jpg', 'pdf', 'onlyPictures', 'fileFormatOrSize'] as const).map(isRefusal)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
