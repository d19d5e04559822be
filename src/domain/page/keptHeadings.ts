import type { PageNode } from './writeNodes.ts';

/** Painted headings of pages, by path and language. */
export type KeptHeadings = Readonly<Record<string, readonly PageNode[] | undefined>>;

/** @throws SyntaxError where the storage was damaged */
export const keptHeadings = (text: string | null | undefined): KeptHeadings =>
  JSON.parse(text ?? '{}') as KeptHeadings;
