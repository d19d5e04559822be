import { describe, expect, it } from 'vitest';
import { localPicture } from '#host/wechat/localPicture.ts';
import { onePicture, pictureAs } from '#tests/support/fakeWechat/answers.ts';

const jpeg = `data:image/jpeg;base64,${onePicture}`;

describe('a picture of WeChat', () => {
  it.each([
    ['from iOS, of a type that does not exist', pictureAs('ios'), jpeg],
    ['from iOS, of its real type', `data:image/jpeg;base64,${onePicture}`, jpeg],
    ['from Android, bare and in lines', pictureAs('android'), jpeg],
    ['from Android, with carriage returns', onePicture.replace(/.{60}/g, '$&\r\n'), jpeg],
    [
      'a PNG that says it is a jgp',
      'data:image/jgp;base64,iVBORw0KGgo=',
      'data:image/png;base64,iVBORw0KGgo=',
    ],
    ['a GIF', 'R0lGODlhAQAB', 'data:image/gif;base64,R0lGODlhAQAB'],
    ['a WebP', 'UklGRh4A', 'data:image/webp;base64,UklGRh4A'],
  ])('%s can be shown', (_, localData, url) => {
    expect(localPicture(localData)).toBe(url);
  });

  it.each([
    undefined,
    '',
    {},
    'wxLocalResource://imageid1',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;utf8,<svg/>',
  ])('%j is invalid', (localData) => {
    expect(localPicture(localData)).toBe('');
  });
});
