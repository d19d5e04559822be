import type { HostSharing } from '../../host/host.ts';
import { spokenStore } from '../../language/firstWords.ts';
import { loadWords } from '../../language/words.ts';
import { services } from '../services.ts';
import { shareContentHere } from './contentHere.ts';
import { noteShare } from './noteShare.ts';
import { particularContent, particularStore } from './particular.ts';
import { askShareTexts } from './shareTexts.ts';

/**
 * Keeps what the host's own menu sends in step with the page: for each screen that is shown, and whenever the exhibition,
 * its channel, the organiser's words, what the page is about or the language become other ones. Answers what to call at each arrival.
 * Until it is told, the menu would send the page's own address, which may name a voucher.
 */
export function followSharing(sharing: HostSharing): () => Promise<void> {
  const { device } = services();
  let exhibitionId: string | undefined;
  let told: string | undefined;
  let mayAsk = false;
  let turn = Promise.resolve();

  async function tell(isArrival: boolean): Promise<void> {
    const id = device.getState().entranceId;
    const content = id === undefined ? undefined : (particularContent(id) ?? shareContentHere(id));
    if (id === undefined || content === undefined) return;
    exhibitionId = id;
    const written = JSON.stringify(content);
    if (isArrival || written !== told) await sharing.prepare(content);
    told = written;
    if (!mayAsk) return;
    mayAsk = false;
    void askShareTexts(id).then(() => tellNext(false));
  }
  // One after the other: of two at once the older could be the last to be heard.
  function tellNext(isArrival: boolean): Promise<void> {
    turn = turn.then(() => tell(isArrival)).catch(() => {});
    return turn;
  }

  let isFollowing = false;
  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    sharing.onTapped((target) => {
      if (exhibitionId !== undefined) void noteShare(exhibitionId, target);
    });
    spokenStore.subscribe(() => void tellNext(false));
    particularStore.subscribe(() => void tellNext(false));
    device.subscribe((now, before) => {
      const isOther = now.exhibitionInfo !== before.exhibitionInfo || now.channel !== before.channel;
      if (isOther) void tellNext(false);
    });
  }

  return async () => {
    await loadWords(['sharing']);
    follow();
    mayAsk = true;
    await tellNext(true);
  };
}
