import type { Column, FindColumn } from './columnsOf.ts';
import { isNumberOrAddress, lineCells } from './lineCells.ts';
import type { PastedEntry, LabelledText } from './pastedEntry.ts';

/** `1.`, `1、`, `(1)`, `①`, `- `, `@`, and a number followed by a space. */
const marker =
  /^(?:[-*\u00b7\u2013\u2014\u2022]|[@\uff20]|[(\uff08][\d\uff10-\uff19]{1,3}[)\uff09]|[\d\uff10-\uff19]{1,3}(?:[.\uff0e、)\uff09]|\s+(?=\D))|[\u2460-\u2473\u2776-\u277f\u3251-\u325f\u32b1-\u32bf])\s*/;
const separator = /[\s，,;；、|｜/]/;
const longestLabel = 60;

const longestLine = 10_000;

export function readLine(line: string, find: FindColumn): PastedEntry {
  if (line.length > longestLine) return { raw: line, labelled: [], loose: [] };
  const text = withColons(line.trim().replace(marker, '').replace(marker, ''), find);
  const labels = findLabels(text, find);
  const [first] = labels;
  // A line that ends in a colon introduces others.
  if (!first) return { raw: line, labelled: [], loose: /[:：]$/.test(text) ? [] : lineCells(text) };
  const labelled: LabelledText[] = [];
  const loose = [...lineCells(text.slice(0, first.start))];
  const ignored: string[] = [];
  for (const [index, { column, end }] of labels.entries()) {
    const value = trimSeparators(text.slice(end, labels[index + 1]?.start ?? text.length));
    if (column && value !== '') addValue(column, value, labelled, loose);
    else if (value !== '') ignored.push(text.slice(labels[index]?.start, end).trim() + value);
  }
  return { raw: line, labelled, loose, ignored };
}

/** `【姓名】王芳` says the same as `姓名：王芳`. */
function withColons(text: string, find: FindColumn): string {
  return text.replace(/[【[]([^【】[\]]{1,60})[】\]]\s*[:：]?/g, (whole: string, label: string) =>
    find(label) === undefined ? whole : ` ${label}：`,
  );
}

interface Label {
  readonly start: number;
  readonly end: number;
  /** Undefined for an unknown label, whose value is ignored. */
  readonly column: Column | undefined;
}

function findLabels(text: string, find: FindColumn): readonly Label[] {
  const labels: Label[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) !== ':' && text.charAt(at) !== '：') continue;
    const label = labelBefore(text, from, at, find);
    if (!label) continue;
    labels.push(label);
    from = label.end;
  }
  return labels.some(({ column }) => column !== undefined) ? labels : [];
}

/** The longest known label that ends at the colon; else the word before it, if it may be a label (not `9:30`, `https://`). */
function labelBefore(text: string, from: number, colon: number, find: FindColumn): Label | undefined {
  let lastWord = colon;
  let isWordDone = false;
  let longest: Label | undefined;
  for (let start = colon - 1; start >= Math.max(from, colon - longestLabel); start--) {
    const isStart = start === from || separator.test(text.charAt(start - 1));
    if (!isWordDone) lastWord = start;
    if (!isStart) continue;
    isWordDone = true;
    const column = find(text.slice(start, colon));
    if (column) longest = { start, end: colon + 1, column };
  }
  if (longest) return longest;
  const word = text.slice(lastWord, colon).trim();
  const isWord = word !== '' && !/\d/.test(word) && text.charAt(colon + 1) !== '/';
  return isWord && isWordDone ? { start: lastWord, end: colon + 1, column: undefined } : undefined;
}

/** A name, a contact and a document are one cell; the rest of the text is unlabelled. A company may contain a comma. */
function addValue(column: Column, value: string, labelled: LabelledText[], loose: string[]): void {
  const { part } = column;
  const cells = part === 'name' || part === 'contact' || part === 'document' ? lineCells(value) : [value];
  const isMeant = (cell: string, index: number) =>
    part === 'contact' ? isNumberOrAddress(cell) : index === 0;
  if (cells.length < 2 || part === 'document') {
    labelled.push({ column, text: value });
    return;
  }
  for (const [index, cell] of cells.entries()) {
    if (isMeant(cell, index)) labelled.push({ column, text: cell });
    else loose.push(cell);
  }
}

function trimSeparators(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && separator.test(text.charAt(start))) start++;
  while (end > start && separator.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
