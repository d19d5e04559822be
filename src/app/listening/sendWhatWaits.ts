import { loadChunk } from '#chunks/loadChunk.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { services } from '#session/services.ts';
import { whenAtRest } from '#device/timers/whenAtRest.ts';

/** Something that an earlier page may have left on the phone, and the part of the app that sends it. */
export interface Left {
  readonly isThere: () => boolean;
  /** Rejects where that part cannot be loaded. */
  readonly resume: () => Promise<void>;
}

const stored = (name: string) => appStorage().read(name) ?? '';
const isNamed = (name: string) => () => appStorage().read(name) !== undefined;

/** Made offline, or left by a page that was closed: check-ins, favourites, scanned meetings and accepted invitations. */
const first: readonly Left[] = [
  {
    isThere: () => stored(ownNames.checkIns).includes('"waiting"'),
    resume: () =>
      loadChunk(() => import('#entities/checkIn/checkInQueue.ts')).then((part) =>
        part.resumePendingCheckIns(),
      ),
  },
  {
    isThere: () => /"(?:intents|refused)":\[\{/.test(stored(laterNames.favourites)),
    resume: () =>
      loadChunk(() => import('#entities/favourite/sendMarks.ts')).then((part) => part.resumeMarks()),
  },
  {
    isThere: () => stored(laterNames.attendances).includes('"proof"'),
    resume: () =>
      loadChunk(() => import('#entities/appointment/attendance/sendAttendances.ts')).then((part) =>
        part.resumeAttendances(),
      ),
  },
  {
    isThere: () => stored(laterNames.acceptances).includes('"waiting"'),
    resume: () =>
      loadChunk(() => import('#entities/invitation/sendAcceptances.ts')).then((part) =>
        part.resumeAcceptances(),
      ),
  },
];

/** Messages in the outbox, what was read of those that came, contacts and leads that the server has no copy of, and what it may hold twice. */
const atRest: readonly Left[] = [
  {
    isThere: isNamed(laterNames.messagesWaiting),
    async resume() {
      // One of them may give a card: it is told where the server refuses it.
      const { followGiven } = await loadChunk(() => import('#entities/card/given/followGiven.ts'));
      const { resumeMessages } = await loadChunk(() => import('#entities/message/messageQueue.ts'));
      followGiven();
      resumeMessages();
    },
  },
  {
    isThere: () => stored(laterNames.readsWaiting).includes('"id"'),
    resume: () => loadChunk(() => import('#entities/message/markRead.ts')).then((part) => part.resumeReads()),
  },
  {
    isThere: isNamed(laterNames.cardsWaiting),
    resume: () =>
      loadChunk(() => import('#entities/card/copy/copyCards.ts')).then((part) => part.resumeCopies()),
  },
  {
    isThere: isNamed(laterNames.leadsWaiting),
    resume: () => loadChunk(() => import('#entities/lead/sendLeads.ts')).then((part) => part.resumeLeads()),
  },
  {
    isThere: () => stored(ownNames.duplicateChecks).includes('"sender"'),
    resume: () =>
      loadChunk(() => import('#sending/duplicates/duplicateChecks.ts')).then((part) =>
        part.resumeDuplicateChecks(),
      ),
  },
];

/** A page that opens without a network may not have the part that sends: it is loaded with the network, or after a while. */
export function sendLeft(left: Left): void {
  if (!left.isThere()) return;
  left.resume().catch(() => {
    const again = () => {
      window.removeEventListener('online', again);
      clearTimeout(timer);
      sendLeft(left);
    };
    const timer = setTimeout(again, services().times.settleMs);
    window.addEventListener('online', again);
  });
}

export function sendWhatWaits(): void {
  for (const left of first) sendLeft(left);
  for (const left of atRest) whenAtRest(() => sendLeft(left));
}
