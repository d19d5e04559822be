import { isPictureFormat, type PictureFormat, pictureFormats } from '../picture/pictureKind.ts';
import type { Problem } from '../text/problem.ts';
import { withoutBlankStart } from './withoutBlankStart.ts';

/** The accepted types, by the extension they are stored with. */
export type HandedInType = 'jpg' | 'png' | 'gif' | 'pdf';

const megabyte = 1024 * 1024;
export const maxPictureMegabytes = 2;
export const maxPdfMegabytes = 10;
/** Of a PDF that is sent to another person, who reads it on a phone. */
export const maxSentPdfMegabytes = 30;

const beginnings: readonly (readonly [HandedInType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** By the first bytes; the name and the browser's type are unreliable. */
export function typeOfContent(start: ArrayLike<number>): HandedInType | undefined {
  const text = withoutBlankStart(start);
  return beginnings.find(([type, beginning]) =>
    beginning.every((byte, at) => (type === 'pdf' ? text : start)[at] === byte),
  )?.[0];
}

const refusals = [
  'onlyPictures',
  'pictureFormatOrSize',
  'fileFormatOrSize',
  'fileEmpty',
  'fileChanged',
  'pictureBroken',
  'pictureIsVideo',
  'pictureIsPdf',
  'pictureTooLarge',
  'pictureMemory',
  'pictureNotPrepared',
] as const;
/** A format is one that this browser does not draw. */
export type FileRefusal = (typeof refusals)[number] | PictureFormat;

export function judgeFile(
  file: { readonly start: ArrayLike<number>; readonly bytes: number },
  onlyPictures: boolean,
  mostPdfMegabytes = maxPdfMegabytes,
): HandedInType | FileRefusal {
  const type = typeOfContent(file.start);
  if (onlyPictures && type === 'pdf') return 'pictureIsPdf';
  if (onlyPictures && type === undefined) return 'onlyPictures';
  const most = (type === 'pdf' ? mostPdfMegabytes : maxPictureMegabytes) * megabyte;
  if (type !== undefined && file.bytes <= most) return type;
  return onlyPictures ? 'pictureFormatOrSize' : 'fileFormatOrSize';
}

export const isRefusal = (judged: HandedInType | FileRefusal): judged is FileRefusal =>
  refusals.some((refusal) => refusal === judged);

/** The sentence about a file that was refused. */
export const refusalProblem = (
  refusal: FileRefusal | 'uploadLost',
  mostPdfMegabytes = maxPdfMegabytes,
): Problem =>
  isPictureFormat(refusal)
    ? { code: 'pictureNotDrawn', values: { format: pictureFormats[refusal] } }
    : { code: refusal, values: { picture: maxPictureMegabytes, pdf: mostPdfMegabytes } };
