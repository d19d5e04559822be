import { describe, expect, it } from 'vitest';
import { kindBytes, pictureKind } from '#domain/picture/pictureKind.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const ftyp = (...[main, ...others]: readonly string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${main}\0\0\0\0${others.join('')}`;
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- made by a drawing program -->\n';

describe('the kind of a file by its first bytes', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0', 'jpeg'],
    ['a PNG, whatever it is called', '\x89PNG\r\n\x1a\n', 'png'],
    ['a GIF', 'GIF89a', 'gif'],
    ['a photo of newer phones', ftyp('heic', 'mif1', 'heic'), 'heic'],
    ['a HEIC of more depth', ftyp('heix', 'mif1'), 'heic'],
    ['one that says its kind among others', ftyp('mif1', 'miaf', 'heic'), 'heic'],
    ['one that says no more than that it is a picture', ftyp('mif1'), 'heic'],
    ['an AVIF', ftyp('avif', 'mif1', 'miaf', 'MA1B'), 'avif'],
    ['an AVIF that says so among others', ftyp('mif1', 'miaf', 'MA1B', 'avif'), 'avif'],
    ['a moving AVIF', ftyp('avis', 'msf1', 'iso8', 'avif'), 'avif'],
    ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['a TIFF', 'II*\0\x08\0\0\0', 'tiff'],
    ['a TIFF of the other byte order', 'MM\0*\0\0\0\x08', 'tiff'],
    ['a BMP, of which only the beginning is read', `BM\x46\x10\x0e\0${'\0'.repeat(8)}\x28\0\0\0`, 'bmp'],
    ['a BMP with a longer header', `BM\x46\x10\x0e\0${'\0'.repeat(8)}\x7c\0\0\0`, 'bmp'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    ['an SVG behind a declaration and a comment', `\xef\xbb\xbf${xml}<svg >`, 'svg'],
    ['the film of a Live Photo', ftyp('qt  '), 'video'],
    ['a film', ftyp('isom', 'iso2', 'avc1', 'mp41'), 'video'],
    ['a film of the web', '\x1a\x45\xdf\xa3\x01', 'video'],
    ['music in the container of films', ftyp('M4A '), 'noPicture'],
    ['a page', '<!doctype html>', 'noPicture'],
    ['a page with a drawing', '<!doctype html><svg>', 'noPicture'],
    ['another text of XML', `${xml}<feed>`, 'noPicture'],
    ['a PDF', '%PDF-1.7', 'noPicture'],
    ['a text that begins with BM', 'BM is a company of the city', 'noPicture'],
    ['nothing', '', 'noPicture'],
  ])('%s', (_name, text, kind) => {
    expect(pictureKind(bytesOf(text))).toBe(kind);
    expect(pictureKind(bytesOf(text.padEnd(2 * kindBytes, '\x01')).subarray(0, kindBytes))).toBe(kind);
  });
});
