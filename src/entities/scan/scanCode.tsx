import { loadChunk } from '#chunks/loadChunk.ts';
import { scannedExhibitor } from '../appointment/rules/scannedExhibitor.ts';
import { readTypedTeamCode } from '../team/rules/readTypedTeamCode.ts';
import { joinTeamPath } from '../team/rules/teamPaths.ts';
import { noteScanned } from '../appointment/lastScanned.ts';
import { linkContext } from '#flows/navigation/linkContext.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { services } from '#session/services.ts';

/** By the app around the page, else by the camera in the page, else by typing. Undefined when the person cancels. */
export async function scanCode(): Promise<string | undefined> {
  const scan = linkContext().host.scanCode;
  if (scan !== undefined) {
    try {
      return await scan();
    } catch {
      // What is left is the page's own camera.
    }
  }
  const [{ ScanBox }, { showDialog }, { loadWords }] = await Promise.all([
    loadChunk(() => import('#ui/scan/ScanBox.tsx')),
    loadChunk(() => import('#ui/overlay/appToast.tsx')),
    loadChunk(() => import('#language/loadWords.ts')),
  ]);
  await loadWords(['hostTools', 'fields']);
  return showDialog<string | undefined>((onEnd) => <ScanBox onEnd={onEnd} />);
}

/** The card of another product, which is no address. */
async function openCard(exhibitionId: string, text: string): Promise<void> {
  const isOpened = await loadChunk(() => import('../card/openForeignCard.ts'))
    .then((part) => part.openForeignCard(exhibitionId, text))
    .catch(() => false);
  if (!isOpened) linkContext().sayUnrecognised();
}

/** Opens screens of this app only (also a team by its code alone): anybody can print a code. */
export function openScanned(text: string): void {
  const exhibitionId = services().device.getState().entranceId;
  if (exhibitionId !== undefined && /^\s*(?:BEGIN:VCARD|MECARD:|BIZCARD:)/i.test(text))
    return void openCard(exhibitionId, text);
  // Its page notes that the two have met, where an appointment is due.
  const exhibitorId = scannedExhibitor(text);
  if (exhibitorId !== undefined) noteScanned(exhibitorId);
  // Typed numbers alone may be anything; a printed team code has its letter.
  const team = /^\s*[TtＴｔ]/.test(text) ? readTypedTeamCode(text) : undefined;
  if (team !== undefined && exhibitionId !== undefined)
    linkContext().navigate(joinTeamPath(exhibitionId, team));
  else if (linkRule.find(text).kind === 'internal') linkRule.open(text);
  else linkContext().sayUnrecognised();
}
