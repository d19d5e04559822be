import { type Bytes, utf8 } from './joinBytes.ts';

/** So many lines fit on a page. */
const linesPerPage = 34;

/** A document of text in one of the fonts that every reader has: Latin letters only. */
export function pdfFile(title: string, lines: readonly string[]): Bytes {
  const pages: (readonly string[])[] = [];
  for (let from = 0; from < Math.max(1, lines.length); from += linesPerPage)
    pages.push(lines.slice(from, from + linesPerPage));
  const pageIds = pages.map((_, at) => 4 + at * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, at) => pageObjects(title, page, pageIds[at] ?? 4)),
  ];
  return utf8(written(objects));
}

function pageObjects(title: string, lines: readonly string[], id: number): readonly string[] {
  const heading = `BT /F1 20 Tf 56 780 Td (${escaped(title)}) Tj ET`;
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `${heading}\nBT /F1 11 Tf 20 TL 56 740 Td\n${text}\nET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${id + 1} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

const escaped = (text: string) => text.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');

function written(objects: readonly string[]): string {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
