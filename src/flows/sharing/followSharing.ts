import type { HostSharing } from '#host/host.ts';
import { languageStore } from '#language/shellMessages.ts';
import { loadWords } from '#language/loadWords.ts';
import { services } from '#session/services.ts';
import { currentShareContent } from './currentShareContent.ts';
import { noteShare } from './noteShare.ts';
import { pageShareContent, pageShareStore } from './pageShareContent.ts';
import { askShareTexts } from './shareTexts.ts';

/**
 * Keeps what the host's own menu sends in step with the page: for each screen that is shown, and whenever the exhibition,
 * its channel, the organiser's words, what the page is about or the language become other ones. Answers what to call at each arrival,
 * which answers false where the host could not be told. Until it is told, the menu would send the page's own address, which may name a voucher.
 */
export function followSharing(sharing: HostSharing): () => Promise<boolean> {
  const { device, times } = services();
  let exhibitionId: string | undefined;
  let told: string | undefined;
  let mayAsk = false;
  let turn = Promise.resolve(true);

  async function tell(isArrival: boolean): Promise<boolean> {
    const id = device.getState().entranceId;
    const content = id === undefined ? undefined : (pageShareContent(id) ?? currentShareContent(id));
    if (id === undefined || content === undefined) return true;
    exhibitionId = id;
    const written = JSON.stringify(content);
    const isTold = (!isArrival && written === told) || (await sharing.prepare(content));
    told = isTold ? written : undefined;
    if (mayAsk) {
      mayAsk = false;
      void askShareTexts(id).then(() => update());
    }
    return isTold;
  }
  // In sequence: of two parallel calls the older could finish last.
  function tellNext(isArrival: boolean): Promise<boolean> {
    turn = turn.then(() => tell(isArrival)).catch(() => false);
    return turn;
  }
  function update(left = times.readRetries): void {
    void tellNext(false).then((isTold) => {
      if (!isTold && left > 0) setTimeout(() => update(left - 1), times.readRetryDelayMs);
    });
  }

  let isFollowing = false;
  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    sharing.onTapped((target) => {
      if (exhibitionId !== undefined) void noteShare(exhibitionId, target);
    });
    languageStore.subscribe(() => update());
    pageShareStore.subscribe(() => update());
    device.subscribe((now, before) => {
      const isOther = now.exhibitionInfo !== before.exhibitionInfo || now.channel !== before.channel;
      if (isOther) update();
    });
  }

  return async () => {
    await loadWords(['sharing']);
    follow();
    mayAsk = true;
    return tellNext(true);
  };
}
