export const fileTypes = [
  'jpg',
  'jpeg',
  'png',
  'rar',
  'zip',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'pdf',
  'txt',
  'mp3',
  'mp4',
] as const;
export type FileType = (typeof fileTypes)[number];

const schemeAndHost = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i;

export function fileType(nameOrUrl: string): FileType | 'unknown' {
  const text = nameOrUrl.trim();
  const path = text.replace(schemeAndHost, '');
  const type = typeOfName(path.split(/[?#]/, 1)[0] ?? '');
  // Only a bare name may contain `?` or `#`, as in "C# course.pdf".
  return type ?? (/[/\\]/.test(text) ? undefined : typeOfName(text)) ?? 'unknown';
}

function typeOfName(path: string): FileType | undefined {
  const ending = (/[^/\\]\.([a-z0-9]+)$/i.exec(path) ?? [])[1]?.toLowerCase();
  return fileTypes.find((type) => type === ending);
}
