import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leadPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { readScanned } from '#entities/lead/rules/readScanned.ts';
import { scanCode } from '#entities/scan/scanCode.tsx';
import { noteScanned } from '#entities/lead/changeLeads.ts';
import { services } from '#session/services.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

/** Scans a visitor, or takes a typed code: who was met is noted immediately, what was said can be added then. */
export function useScanLead(booth: BoothKey, replacesPage: boolean): () => void {
  const { t } = useTranslation('leads');
  const navigate = useNavigate();
  const { run } = useOneAtATime();

  async function scan() {
    const text = await scanCode().catch(() => {
      renderToast(t('scanFailed'));
      return undefined;
    });
    if (text === undefined) return;
    const scanned = readScanned(text);
    if (scanned.kind !== 'card' && scanned.kind !== 'pass')
      return renderToast(t(`scan_${scanned.kind}`), { ms: services().times.linkToastMs });
    try {
      const { leadId, isNew } = await noteScanned(booth, scanned);
      const saved = isNew ? 'new' : 'again';
      // In the history entry, not in the address: it is about a person.
      const state = { unused: scanned.kind === 'card' ? (scanned.unused ?? []) : [] };
      await navigate(`${leadPath(booth.exhibitionId, leadId)}?saved=${saved}`, {
        replace: replacesPage,
        state,
      });
    } catch {
      renderToast(t('notKept'));
    }
  }

  return () => void run(scan);
}
