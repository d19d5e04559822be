import { type ReactNode, useState } from 'react';
import { useDevice } from '../../device/useDevice.ts';
import type { HostSharing } from '../../host/host.ts';
import { firstWord } from '../../language/firstWords.ts';
import { loadWords } from '../../language/words.ts';
import { showToast } from '../../ui/appToast.tsx';
import { Button, type ButtonKind } from '../../ui/Button.tsx';
import { host } from '../hostHere.ts';
import { exhibitionRowOf } from './exhibitionRow.ts';
import type { ShareDesk } from './ShareDesk.tsx';

export interface ShareEntryProps {
  readonly exhibitionId: string;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

/** The way to the share desk, which is fetched by the tap. Not there while this phone does not know the exhibition. */
export function ShareEntry({ exhibitionId, kind = 'secondary', children }: ShareEntryProps) {
  const isKnown = useDevice((state) => exhibitionRowOf(state, exhibitionId) !== undefined);
  const [desk, setDesk] = useState<{ readonly Desk: typeof ShareDesk; readonly sharing: HostSharing }>();
  const [isComing, setIsComing] = useState(false);
  if (!isKnown) return null;

  async function open() {
    setIsComing(true);
    try {
      const parts = [import('./ShareDesk.tsx'), host(), loadWords(['sharing'])] as const;
      const [{ ShareDesk: Desk }, { sharing }] = await Promise.all(parts);
      setDesk({ Desk, sharing });
    } catch {
      await showToast(firstWord('shell', 'problemLoading'));
    } finally {
      setIsComing(false);
    }
  }

  return (
    <>
      <Button kind={kind} busy={isComing} onClick={() => void open()}>
        {children}
      </Button>
      {desk && (
        <desk.Desk exhibitionId={exhibitionId} sharing={desk.sharing} onClose={() => setDesk(undefined)} />
      )}
    </>
  );
}
