import { isEmail, isMobile } from '#domain/person/contact.ts';
import type { Column, FindColumn } from './columnsOf.ts';
import { isNumberOrAddress } from './lineCells.ts';
import { readLine } from './readLine.ts';
import type { PastedEntry, LabelledText } from './pastedEntry.ts';

/** One line per person, or labelled lines until a blank line or a repeated label. A first line of labels only is a header. */
export function chatEntries(
  text: string,
  find: FindColumn,
): { readonly entries: readonly PastedEntry[]; readonly header: string | undefined } {
  const entries: PastedEntry[] = [];
  let header: readonly Column[] | undefined;
  let headerLine: string | undefined;
  let block: PastedEntry[] = [];
  const endBlock = () => {
    if (block.length > 0) entries.push(asOne(block));
    block = [];
  };
  for (const line of text.split('\n')) {
    const entry = readLine(line, find);
    if (line.trim() === '') {
      endBlock();
    } else if (entry.labelled.length > 0) {
      if (block.some((before) => repeats(before, entry))) endBlock();
      block.push(entry);
    } else if (block.length > 0 && isRemark(entry)) {
      block.push({ ...entry, loose: [], ignored: [entry.raw.trim()] });
    } else {
      endBlock();
      const isFirst = entries.length === 0 && header === undefined;
      const columns = isFirst ? readHeader(entry, find) : undefined;
      if (columns) {
        header = columns;
        headerLine = line;
      } else for (const one of perContact(entry)) entries.push(underHeader(one, header));
    }
  }
  endBlock();
  return { entries, header: headerLine };
}

function asOne(block: readonly PastedEntry[]): PastedEntry {
  const [first] = block;
  if (first && block.length === 1) return first;
  const labelled: LabelledText[] = [];
  const loose: string[] = [];
  const ignored: string[] = [];
  for (const entry of block) {
    labelled.push(...entry.labelled);
    loose.push(...entry.loose);
    ignored.push(...(entry.ignored ?? []));
  }
  return { raw: block.map(({ raw }) => raw).join('\n'), labelled, loose, ignored };
}

/** A repeated label begins the next person; a mobile number and an e-mail address are two contacts. */
function repeats(before: PastedEntry, next: PastedEntry): boolean {
  return next.labelled.some((labelled) => before.labelled.some((other) => isSameLabel(labelled, other)));
}

function isSameLabel(one: LabelledText, other: LabelledText): boolean {
  const { part, field, documentType } = one.column;
  if (field !== undefined && field === other.column.field) return true;
  if (part === undefined || part !== other.column.part || documentType !== other.column.documentType)
    return false;
  return part !== 'contact' || isMobile(one.text) === isMobile(other.text);
}

function isRemark({ raw, loose }: PastedEntry): boolean {
  return /[:：]/.test(raw) && !loose.some(isNumberOrAddress);
}

function readHeader({ loose }: PastedEntry, find: FindColumn): readonly Column[] | undefined {
  const columns = loose.map(find);
  const isHeader = columns.length >= 2 && columns.every((column) => column !== undefined);
  return isHeader ? columns.filter((column) => column !== undefined) : undefined;
}

/** The header applies to lines with as many cells; others are classified by their content. */
function underHeader(entry: PastedEntry, header: readonly Column[] | undefined): PastedEntry {
  if (!header || header.length !== entry.loose.length) return entry;
  const labelled = header.map((column, index) => ({ column, text: entry.loose[index] ?? '' }));
  return { raw: entry.raw, labelled, loose: [] };
}

/** Several people in one line, each with a name before the number or the address: `王芳13900000001、李明13900000002`. */
function perContact(entry: PastedEntry): readonly PastedEntry[] {
  const { loose } = entry;
  const people: PastedEntry[] = [];
  const isContact = loose.some(isMobile) ? isMobile : isEmail;
  let start = 0;
  for (const [index, cell] of loose.entries()) {
    if (!isContact(cell)) continue;
    if (index === start || isNumberOrAddress(loose[index - 1] ?? '')) return [entry];
    const own = loose.slice(start, index + 1);
    people.push({ raw: own.join(' '), labelled: [], loose: own });
    start = index + 1;
  }
  return people.length > 1 && start === loose.length ? people : [entry];
}
