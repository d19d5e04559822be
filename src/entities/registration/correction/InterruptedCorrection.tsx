import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { loadWords } from '#language/loadWords.ts';
import type { InterruptedCorrectionNoteProps } from './InterruptedCorrectionNote.tsx';
import { findInterruptedCorrection } from './findInterruptedCorrection.ts';

async function prepare(pass: InterruptedCorrectionProps['pass']) {
  const found = await findInterruptedCorrection(pass);
  if (found === undefined) return undefined;
  const [{ InterruptedCorrectionNote }] = await Promise.all([
    loadChunk(() => import('./InterruptedCorrectionNote.tsx')),
    loadWords(['information']),
  ]);
  return { Note: InterruptedCorrectionNote as ComponentType<InterruptedCorrectionNoteProps>, found };
}

export interface InterruptedCorrectionProps {
  readonly pass: Pick<Voucher, 'exhibitionId' | 'recordId'>;
}

/** Mentions a correction of this pass that an earlier page was killed over; nothing where there is none. */
export function InterruptedCorrection({ pass: { exhibitionId, recordId } }: InterruptedCorrectionProps) {
  const [note, setNote] = useState<{ readonly of: string } & Awaited<ReturnType<typeof prepare>>>();

  useEffect(() => {
    let isCancelled = false;
    prepare({ exhibitionId, recordId })
      .then((prepared) => {
        if (!isCancelled && prepared !== undefined) setNote({ of: recordId, ...prepared });
      })
      // The pass itself needs neither: without a network it is shown as it is.
      .catch(() => {});
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, recordId]);

  if (note?.of !== recordId || note.found === undefined || note.Note === undefined) return null;
  return <note.Note pass={{ exhibitionId, recordId }} found={note.found} />;
}
