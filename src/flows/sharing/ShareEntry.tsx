import type { ReactNode } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { Button, type ButtonKind } from '#ui/controls/Button.tsx';
import { exhibitionRowOf } from './exhibitionRowOf.ts';
import { useShareSheet } from './useShareSheet.ts';

export interface ShareEntryProps {
  readonly exhibitionId: string;
  readonly kind?: ButtonKind;
  /** In place of a button with the children in it. */
  readonly renderControl?: (open: () => void, isComing: boolean) => ReactNode;
  readonly children?: ReactNode;
}

const loadSheet = () => loadChunk(() => import('./ShareSheet.tsx')).then(({ ShareSheet }) => ShareSheet);

/** The way to the share sheet. Not there while this phone does not know the exhibition. */
export function ShareEntry({ exhibitionId, kind = 'secondary', renderControl, children }: ShareEntryProps) {
  const isKnown = useDevice((state) => exhibitionRowOf(state, exhibitionId) !== undefined);
  const { sheet, isComing, open, close } = useShareSheet(loadSheet);
  if (!isKnown) return null;
  return (
    <>
      {renderControl?.(open, isComing) ?? (
        <Button kind={kind} busy={isComing} onClick={open}>
          {children}
        </Button>
      )}
      {sheet && <sheet.Sheet exhibitionId={exhibitionId} sharing={sheet.sharing} onClose={close} />}
    </>
  );
}
