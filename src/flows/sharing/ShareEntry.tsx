import type { ReactNode } from 'react';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { useDevice } from '../../device/storage/useDevice.ts';
import { Button, type ButtonKind } from '../../ui/controls/Button.tsx';
import { exhibitionRowOf } from './exhibitionRow.ts';
import { useDesk } from './useDesk.ts';

export interface ShareEntryProps {
  readonly exhibitionId: string;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

const loadDesk = () => loadChunk(() => import('./ShareDesk.tsx')).then(({ ShareDesk }) => ShareDesk);

/** The way to the share desk. Not there while this phone does not know the exhibition. */
export function ShareEntry({ exhibitionId, kind = 'secondary', children }: ShareEntryProps) {
  const isKnown = useDevice((state) => exhibitionRowOf(state, exhibitionId) !== undefined);
  const { desk, isComing, open, close } = useDesk(loadDesk);
  if (!isKnown) return null;
  return (
    <>
      <Button kind={kind} busy={isComing} onClick={open}>
        {children}
      </Button>
      {desk && <desk.Desk exhibitionId={exhibitionId} sharing={desk.sharing} onClose={close} />}
    </>
  );
}
