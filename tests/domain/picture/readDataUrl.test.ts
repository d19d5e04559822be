import { describe, expect, it } from 'vitest';
import { readDataUrl } from '#domain/picture/readDataUrl.ts';

describe('a data URL', { tags: ['image-compression'] }, () => {
  it.each([
    ['data:image/png;base64,iVBORw==', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
    ['data:IMAGE/JPEG;base64,/9j/', 'image/jpeg', [0xff, 0xd8, 0xff]],
    ['data:image/svg+xml;charset=utf-8,%3Csvg', 'image/svg+xml', [0x3c, 0x73, 0x76, 0x67]],
  ])('%s is read', (url, type, bytes) => {
    expect(readDataUrl(url)).toEqual({ type, bytes: new Uint8Array(bytes) });
  });

  it.each([
    '',
    'data:',
    'data:image/png;base64,',
    'data:image/png;base64,%%%',
    'data:;base64,iVBORw==',
    'data:image/png',
    'https://files.example.com/photo.jpg',
    'data:image/svg+xml,%',
  ])('"%s" is rejected by its code', (url) => {
    expect(() => readDataUrl(url)).toThrow(expect.objectContaining({ code: 'dataUrlInvalid' }));
  });
});
