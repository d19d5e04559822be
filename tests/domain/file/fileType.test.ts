import { describe, expect, it } from 'vitest';
import { fileType, fileTypes } from '#domain/file/fileType.ts';

describe('a known file extension', { tags: ['file-types'] }, () => {
  it('is one of exactly these fifteen', () => {
    expect(fileTypes.join(' ')).toBe('jpg jpeg png rar zip doc docx xls xlsx ppt pptx pdf txt mp3 mp4');
  });

  it.each(fileTypes)('of %s is read in lower and in upper case', (type) => {
    expect(fileType(`plan.${type}`)).toBe(type);
    expect(fileType(`PLAN.${type.toUpperCase()}`)).toBe(type);
  });

  it.each([
    ['Hall plan (final).v2.pdf', 'pdf'],
    ['展位图.PNG', 'png'],
    [' list.xlsx ', 'xlsx'],
    ['C# course.pdf', 'pdf'],
    ['what now?.doc', 'doc'],
    ['C:\\plans\\hall.zip', 'zip'],
    ['/files/hall.mp4', 'mp4'],
    ['files/2026.11/hall.txt', 'txt'],
    ['https://files.example/hall.jpg', 'jpg'],
    ['https://files.example/hall.JPEG?sign=a.b/c.zip', 'jpeg'],
    ['https://files.example/hall.docx#page=2.png', 'docx'],
    ['//files.example/hall.mp3?x', 'mp3'],
    ['hall.png?name=hall.pdf', 'png'],
    ['archive.tar.rar', 'rar'],
  ])('of %j is %s', (nameOrUrl, type) => {
    expect(fileType(nameOrUrl)).toBe(type);
  });
});

describe('an unknown type', { tags: ['file-types'] }, () => {
  it.each([
    '',
    'pdf',
    '.pdf',
    'files/.pdf',
    'plan.',
    'plan.pdf.',
    'plan.exe',
    'plan.pdfx',
    'plan.xpdf',
    'plan.pdf.exe',
    'plan.pdf/',
    'plan.constructor',
    'https://files.zip',
    'https://files.zip?a',
    'https://files.zip/',
    '//files.zip',
    'https://files.example/download?name=plan.pdf',
    'https://files.example/download#plan.pdf',
    'data:image/png;base64,AAAA',
  ])('is returned for %j', (nameOrUrl) => {
    expect(fileType(nameOrUrl)).toBe('unknown');
  });
});
