import type { ReactNode } from 'react';
import css from './drawing.module.css';

/** The soft shape behind each of them. */
const blob = 'M28 30c18-24 92-30 110-4 16 24 8 66-20 76-30 10-82 6-98-18-12-18-4-38 8-54z';

/** A signpost without a road. */
const lost = (
  <>
    <path d="M80 24v82M62 106h36M44 106h6M110 106h10" />
    <path className={css.accent} d="M80 32h34l8 9-8 9H80zM80 58H50l-8 9 8 9h30z" />
    <path d="M92 41h12M60 67h10M30 48c4-6 12-6 15 0M124 84c3-4 9-4 11 0" />
  </>
);

/** A ticket that is still blank. */
const ticket = (
  <>
    <path d="M36 44h88v14a8 8 0 0 0 0 16v14H36V74a8 8 0 0 0 0-16z" />
    <path d="M94 44v6M94 56v6M94 68v6M94 80v8" />
    <path className={css.accent} d="M50 56h12v12H50zM68 56h12M68 66h8M50 78h30" />
    <path d="M122 22l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM28 92v10M23 97h10" />
  </>
);

/** A booth that waits for its rows. */
const booth = (
  <>
    <path d="M40 96V62l40-20 40 20v34M32 96h96" />
    <path className={css.accent} d="M62 96V74h16v22M90 74h16v12H90z" />
    <path d="M80 42V24l16 6-16 6" />
  </>
);

/** A badge behind a lock. */
const locked = (
  <>
    <path d="M40 34h56a6 6 0 0 1 6 6v20M40 34a6 6 0 0 0-6 6v46a6 6 0 0 0 6 6h36" />
    <path d="M60 56a8 8 0 1 0 .1 0M46 80c2-10 26-10 28 0M80 52h12M80 62h8" />
    <path className={css.accent} d="M88 76h34v26H88zM95 76v-6a10 10 0 0 1 20 0v6M105 86v6" />
  </>
);

/** A cone on the way. */
const problem = (
  <>
    <path d="M44 100h72M54 100l20-62h12l20 62" />
    <path className={css.accent} d="M68 56h24M61 78h38" />
    <path d="M74 38l6-14 6 14M30 60l8 4M26 76h9M130 60l-8 4M134 76h-9" />
  </>
);

/** A cloud that the waves do not reach. */
const offline = (
  <>
    <path d="M50 84h58a18 18 0 0 0 3-36 28 28 0 0 0-54-6 21 21 0 0 0-7 42z" />
    <path className={css.accent} d="M64 58c9-8 23-8 32 0M71 66c5-4 13-4 18 0M80 74v.5" />
    <path d="M46 100l68-68M36 100h4M120 100h6" />
  </>
);

/** A calendar, and a clock before it. */
const calendar = (
  <>
    <path d="M114 62V42a6 6 0 0 0-6-6H44a6 6 0 0 0-6 6v46a6 6 0 0 0 6 6h36M38 52h76M58 28v14M94 28v14" />
    <path d="M52 66h10M70 66h10M52 80h10" />
    <path className={css.accent} d="M106 66a19 19 0 1 1-.1 0M106 75v11l8 5" />
  </>
);

/** A tick that draws itself, once. */
const done = (
  <>
    <path className={css.tick} d="M80 26a34 34 0 1 1-.1 0M64 61l12 12 21-24" />
    <path d="M128 26l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM30 84v10M25 89h10M34 34l4 4M126 92l5 5" />
  </>
);

const drawings = { lost, ticket, booth, locked, problem, offline, calendar, done } satisfies Readonly<
  Record<string, ReactNode>
>;

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as DrawingName[];

export interface DrawingProps {
  readonly name: DrawingName;
  /** What is drawn instead, from `scenes`: it comes with the files of the screen that shows it. */
  readonly scene?: ReactNode;
}

/** A small line drawing in the exhibition's colour; decoration only. */
export function Drawing({ name, scene }: DrawingProps) {
  return (
    <svg className={css.root} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <path className={css.ground} d={blob} />
      {scene ?? drawings[name]}
    </svg>
  );
}
