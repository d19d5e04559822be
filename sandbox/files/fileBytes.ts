import { once } from '../seed/once.ts';
import { type Bytes, utf8 } from './joinBytes.ts';
import { pdfFile } from './pdfFile.ts';
import { pngFile } from './pngFile.ts';
import { workbook, zipFile } from './zipFile.ts';

const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at + 1));

const document = (title: string, lines: number) =>
  once(() =>
    pdfFile(
      title,
      numbered(lines, (number) => `${number}. ${title}, section ${number}`),
    ),
  );

const talks = once(() =>
  zipFile(
    numbered(6, String).map((number) => ({
      name: `talk-${number}.pdf`,
      bytes: pdfFile(
        `Talk ${number}`,
        numbered(120, (line) => `Talk ${number}, line ${line}`),
      ),
    })),
  ),
);

const makers: Readonly<Record<string, () => Bytes>> = {
  'catalogue.pdf': document('Exhibition catalogue', 4_000),
  'guide.pdf': document('Guide for visitors', 300),
  'report.pdf': document('Report after the show', 900),
  'brochure.pdf': document('Products of the company', 500),
  'halls.png': once(pngFile),
  'talks.zip': talks,
  'speech.txt': once(() => utf8('各位来宾，欢迎来到展会现场。\nWelcome to the show.\n'.repeat(40))),
  'buyers.xlsx': once(() =>
    workbook([
      ['Company', 'Wanted'],
      ...numbered(200, String).map((number) => [`Company ${number}`, 'Robots']),
    ]),
  ),
  'logo.ai': once(() => utf8('%!PS-Adobe-3.0\n'.repeat(200))),
};

/** The file of this name; undefined for one that is not known. */
export const fileBytes = (name: string): Bytes | undefined =>
  Object.hasOwn(makers, name) ? makers[name]?.() : undefined;
