import { ascii, four } from './byteFields.ts';

/** Pictures that not every browser draws, by their names on screen. What is drawn becomes a JPEG; an SVG is never drawn. */
export const pictureFormats = {
  heic: 'HEIC',
  avif: 'AVIF',
  webp: 'WebP',
  bmp: 'BMP',
  tiff: 'TIFF',
  svg: 'SVG',
} as const;
export type PictureFormat = keyof typeof pictureFormats;

export const isPictureFormat = (text: string): text is PictureFormat => text in pictureFormats;

export type PictureKind = 'jpeg' | 'png' | 'gif' | PictureFormat | 'video' | 'noPicture';

/** As many bytes tell the kind. */
export const kindBytes = 512;

/** By the first bytes; the name and the browser's type are unreliable. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const start = ascii(bytes, 0, kindBytes);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.slice(4, 8) === 'ftyp') return kindOfBrands(bytes);
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'tiff';
  if (isBmp(bytes)) return 'bmp';
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(start) && /<svg[\s>]/i.test(start))
    return 'svg';
  const isMatroska = start.startsWith('\x1a\x45\xdf\xa3');
  const isAvi = start.startsWith('RIFF') && start.slice(8, 12) === 'AVI ';
  return isMatroska || isAvi ? 'video' : 'noPicture';
}

/** By the length of the second header, which a text that begins with the same letters does not have. */
const bmpHeaderBytes = [12, 40, 52, 56, 64, 108, 124];
const isBmp = (bytes: Uint8Array) =>
  ascii(bytes, 0, 2) === 'BM' && bmpHeaderBytes.indexOf(four(bytes, 14, true)) >= 0;

const heicBrand = /^(?:hei[cxms]|hev[cxms])$/;
const avifBrand = /^avi[fs]$/;
/** A picture of either kind, which a further brand tells. */
const anyPictureBrand = /^(?:mif1|msf1|miaf)$/;
const videoBrand = /^(?:iso.|mp4.|qt  |M4V.|3g..|avc1|mmp4|MSNV|dash|f4v )$/;

/** HEIC, AVIF and videos share a container (ISO/IEC 14496-12) and differ by its brands: the main one, then those that it is compatible with. */
function kindOfBrands(bytes: Uint8Array): PictureKind {
  const end = Math.min(four(bytes, 0), bytes.length, kindBytes);
  const brands = [ascii(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, 4));
  const kinds = brands.map((brand) =>
    heicBrand.test(brand) ? 'heic' : avifBrand.test(brand) ? 'avif' : undefined,
  );
  const told = kinds.find((kind) => kind !== undefined);
  if (told !== undefined) return told;
  if (brands.some((brand) => anyPictureBrand.test(brand))) return 'heic';
  return brands.some((brand) => videoBrand.test(brand)) ? 'video' : 'noPicture';
}
