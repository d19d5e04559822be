import { crc32 } from './crc32.ts';
import { type Bytes, joinBytes, packed, utf8 } from './joinBytes.ts';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const isUtf8 = 0x0800;
/** 1 January 2026. */
const day = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** An archive in which nothing is compressed. */
export function zipFile(entries: readonly ZipEntry[]): Bytes {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const title = utf8(name);
    const facts = [
      [20, 2],
      [isUtf8, 2],
      [0, 2],
      [0, 2],
      [day, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [title.length, 2],
      [0, 2],
    ] as const;
    const local = joinBytes([packed([[0x04034b50, 4], ...facts], true), title, bytes]);
    const more = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    directory.push(packed([[0x02014b50, 4], [20, 2], ...facts, ...more], true), title);
    parts.push(local);
    offset += local.length;
  }
  const listed = joinBytes(directory);
  const end = [
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [listed.length, 4],
    [offset, 4],
    [0, 2],
  ] as const;
  return joinBytes([...parts, listed, packed(end, true)]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook with one sheet of texts. */
export function workbook(rows: readonly (readonly string[])[]): Bytes {
  const cells = rows.map(
    (row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
  );
  const types =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
    '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types">${types}</Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  };
  return zipFile(Object.entries(files).map(([name, text]) => ({ name, bytes: utf8(head + text) })));
}
