import { appSession, appStorage } from '#device/storage/appDeviceStore.ts';
import { unsentListName } from '#domain/address/sharedListPath.ts';
import { selectPath } from '#domain/address/paths.ts';
import { showAppBadge } from '#host/appBadge.ts';
import { asContact, isCopied } from '../card/rules/contact.ts';
import { flushAll } from '#session/beforeLeaving.ts';
import { findOwnRows } from '#data/queries/keptOwnRows.ts';
import { forgetQueries } from '#data/queries/forgetQueries.ts';
import { services } from '#session/services.ts';
import { acceptanceNotes } from '../acceptance/acceptanceNotes.ts';
import { isDue } from '../acceptance/rules/acceptanceNote.ts';
import { attendanceNotes } from '../appointment/attendance/attendanceNotes.ts';
import { markLedgers } from '../favourite/markLedgers.ts';
import { closeLocalStores, localStores } from '#session/localStores.ts';
import { isCheckInEntry, isEnquiryEntry, isMessageEntry } from '#sending/outboxOwnerKey.ts';

/** What would be lost by a logout now, and where it is about. */
export interface Unsent {
  readonly kind:
    | 'pending'
    | 'draft'
    | 'checkIn'
    | 'message'
    | 'attendance'
    | 'acceptance'
    | 'favourite'
    | 'contact'
    | 'lead'
    | 'cardPicture'
    | 'sharedList';
  readonly exhibitionId: string;
  /** '' for a favourite, a meeting, an invitation, contacts, leads and a shared list. */
  readonly channelId: string;
  /** Of an acceptance. */
  readonly invitationId?: string;
}

/** Something on its way counts before something half filled in; of several, the newest. */
export async function findUnsent(): Promise<Unsent | undefined> {
  await flushAll();
  const { outbox, drafts, cards, cardPictures } = await localStores();
  const [waiting] = await outbox.list();
  if (waiting !== undefined)
    return {
      kind: isCheckInEntry(waiting)
        ? 'checkIn'
        : isMessageEntry(waiting) || isEnquiryEntry(waiting)
          ? 'message'
          : 'pending',
      exhibitionId: waiting.exhibitionId,
      channelId: waiting.channelId,
    };
  const [draft] = await drafts.list();
  if (draft !== undefined) return { kind: 'draft', ...draft };
  const met = attendanceNotes()
    .list()
    .find(({ refusal }) => refusal === undefined);
  if (met !== undefined) return { kind: 'attendance', exhibitionId: met.exhibitionId, channelId: '' };
  const accepted = acceptanceNotes().list().find(isDue);
  if (accepted !== undefined) {
    const { exhibitionId, invitationId } = accepted;
    return { kind: 'acceptance', exhibitionId, channelId: '', invitationId };
  }
  const ledger = markLedgers()
    .list()
    .find(({ intents }) => intents.length > 0);
  if (ledger !== undefined) return { kind: 'favourite', exhibitionId: ledger.exhibitionId, channelId: '' };
  // Those that the server has no copy of are nowhere else: a logout deletes them for good.
  const exhibitionId = await cards.findExhibitionWithContact((kept) => {
    const contact = asContact(kept);
    return contact === undefined || !isCopied(contact);
  });
  if (exhibitionId !== undefined) return { kind: 'contact', exhibitionId, channelId: '' };
  const withLeads = await cards.findExhibitionWithLead();
  if (withLeads !== undefined) return { kind: 'lead', exhibitionId: withLeads, channelId: '' };
  const pictured = await cardPictures.findExhibition();
  if (pictured !== undefined) return { kind: 'cardPicture', exhibitionId: pictured, channelId: '' };
  const divided = await findOwnRows(unsentListName);
  return divided === undefined ? undefined : { kind: 'sharedList', exhibitionId: divided, channelId: '' };
}

/**
 * For another person on this phone: nothing of the last person is kept. The language, the exhibition and the way on are
 * the new person's as well. For a page that shows nothing of the last person: what others have in memory ends with them.
 */
export async function forgetPerson(): Promise<void> {
  const { device } = services();
  const { entranceId, exhibitionId, exhibitionInfo, tenantId, channelId, channel } = device.getState();
  const { exhibitionUnitId, exhibitionUnit, childExhibitionId } = device.getState();
  const {
    locale,
    textSize,
    colorScheme,
    easyMode,
    fromMiniProgram,
    fromWechatLink,
    redirectTo,
    interactionId,
  } = device.getState();
  closeLocalStores();
  forgetQueries();
  showAppBadge(0);
  await device.getState().logout();
  const { set } = device.getState();
  set('entranceId', entranceId);
  set('exhibitionId', exhibitionId);
  set('exhibitionInfo', exhibitionInfo);
  set('exhibitionUnitId', exhibitionUnitId);
  set('exhibitionUnit', exhibitionUnit);
  set('childExhibitionId', childExhibitionId);
  set('tenantId', tenantId);
  set('channelId', channelId);
  set('channel', channel);
  set('locale', locale);
  set('textSize', textSize);
  set('colorScheme', colorScheme);
  set('easyMode', easyMode);
  set('fromMiniProgram', fromMiniProgram);
  set('fromWechatLink', fromWechatLink);
  set('redirectTo', redirectTo);
  set('interactionId', interactionId);
}

/** Where the page after a log-out begins. */
export interface FreshStart {
  readonly path: string;
  /** By key of the storage what the person there still needs to read it: language, text size, colours and easy mode, as far as they were chosen. */
  readonly carried: Readonly<Record<string, string>>;
}

/** Go to the answer by a real navigation immediately: what is in memory ends only with it. */
export async function logOut(): Promise<FreshStart> {
  const { device } = services();
  const { entranceId, locale, textSize, colorScheme, easyMode } = device.getState();
  closeLocalStores();
  forgetQueries();
  showAppBadge(0);
  const erased = device.getState().logout();
  // Both are empty by now. Anything that is still on its way in this page must not fill them again.
  appStorage().end();
  appSession().end();
  await erased;
  return {
    path: entranceId === undefined ? '/' : selectPath(entranceId),
    carried: {
      ...(locale && { locale }),
      ...(textSize && { textSize }),
      ...(colorScheme && { colorScheme }),
      ...(easyMode && { easyMode }),
    },
  };
}
