import { useState } from 'react';
import type { HostSharing } from '../../host/host.ts';
import { shellMessage } from '../../language/shellMessages.ts';
import { loadWords } from '../../language/loadWords.ts';
import { renderToast } from '../../ui/overlay/appToast.tsx';
import { currentHost } from '../host/currentHost.ts';

interface OpenDesk<Desk> {
  readonly Desk: Desk;
  readonly sharing: HostSharing;
}

/** A share desk that is fetched by the tap that opens it. */
export function useDesk<Desk>(load: () => Promise<Desk>) {
  const [desk, setDesk] = useState<OpenDesk<Desk>>();
  const [isComing, setIsComing] = useState(false);

  async function open() {
    setIsComing(true);
    try {
      const [Desk, { sharing }] = await Promise.all([load(), currentHost(), loadWords(['sharing'])]);
      setDesk({ Desk, sharing });
    } catch {
      await renderToast(shellMessage('shell', 'problemLoading'));
    } finally {
      setIsComing(false);
    }
  }

  return { desk, isComing, open: () => void open(), close: () => setDesk(undefined) };
}
