import { useState } from 'react';
import type { HostSharing } from '#host/host.ts';
import { loadWords } from '#language/loadWords.ts';
import { currentHost } from '../host/currentHost.ts';
import { tellPartNotLoaded } from '../navigation/tellPartNotLoaded.ts';

interface OpenSheet<Sheet> {
  readonly Sheet: Sheet;
  readonly sharing: HostSharing;
}

/** A share sheet that is fetched by the tap that opens it. */
export function useShareSheet<Sheet>(load: () => Promise<Sheet>) {
  const [sheet, setSheet] = useState<OpenSheet<Sheet>>();
  const [isComing, setIsComing] = useState(false);

  async function open() {
    setIsComing(true);
    try {
      const [Sheet, { sharing }] = await Promise.all([load(), currentHost(), loadWords(['sharing'])]);
      setSheet({ Sheet, sharing });
    } catch {
      tellPartNotLoaded();
    } finally {
      setIsComing(false);
    }
  }

  return { sheet, isComing, open: () => void open(), close: () => setSheet(undefined) };
}
