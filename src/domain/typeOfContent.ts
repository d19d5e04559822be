/** The kinds of file that can be handed in, by the ending they are stored under. */
export type HandedInType = 'jpg' | 'png' | 'gif' | 'pdf';

/** How many bytes from the start tell the kind. */
export const tellingBytes = 32;

const megabyte = 1024 * 1024;
export const maxPictureMegabytes = 2;
export const maxPdfMegabytes = 10;

const beginnings: readonly (readonly [HandedInType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** What a file is by its first bytes. Its name and the type that a browser makes of it are only what somebody called it. */
export function typeOfContent(start: ArrayLike<number>): HandedInType | undefined {
  return beginnings.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0];
}

const refusals = [
  'onlyPictures',
  'pictureFormatOrSize',
  'fileFormatOrSize',
  'fileEmpty',
  'fileChanged',
  'pictureBroken',
  'pictureHeic',
  'pictureTooLarge',
  'pictureMemory',
  'pictureNotPrepared',
] as const;
export type FileRefusal = (typeof refusals)[number];

/** The kind of a file that may be handed in, or why it may not. */
export function judgeFile(
  file: { readonly start: ArrayLike<number>; readonly bytes: number },
  onlyPictures: boolean,
): HandedInType | FileRefusal {
  const type = typeOfContent(file.start);
  if (onlyPictures && (type === undefined || type === 'pdf')) return 'onlyPictures';
  const most = (type === 'pdf' ? maxPdfMegabytes : maxPictureMegabytes) * megabyte;
  if (type !== undefined && file.bytes <= most) return type;
  return onlyPictures ? 'pictureFormatOrSize' : 'fileFormatOrSize';
}

export const isRefusal = (judged: HandedInType | FileRefusal): judged is FileRefusal =>
  refusals.some((refusal) => refusal === judged);
