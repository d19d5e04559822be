import type { Row } from '../store/store.ts';
import type { DataCall } from './call.ts';
import type { Envelope } from './envelope.ts';
import { correctedByExhibitor } from './exhibitors/boothRows.ts';
import { refusedWithdrawal } from './messages/messages.ts';
import { decidedBy, decidedRegistration, refusedReply, refusedReview } from './organiser/organiserWrites.ts';
import { overwriteRegistration } from './registration.ts';
import { correctedPost } from './supply/supplyPosts.ts';

/** Who may not change a row, or not so, by collection; undefined where nothing speaks against it. */
export const refusedUpdates: Readonly<
  Record<string, (call: DataCall, items: readonly Row[]) => Envelope | undefined>
> = {
  VisitorExhibitionInfo: refusedReview,
  MessageInfo: refusedWithdrawal,
  ConnectUs: refusedReply,
};

/** What a row becomes by a change, where the server does more than write the given values. */
export const overwrites: Readonly<Record<string, (row: Row, setValue: Row, call: DataCall) => Row>> = {
  VisitorExhibitionInfo: (row, setValue, call) =>
    decidedRegistration(row, setValue, call) ?? overwriteRegistration(row, setValue, call),
  CloudRelease: correctedPost,
  ExhibitorExhibitionInfo: correctedByExhibitor,
  Promotion: correctedByExhibitor,
  LiveList: correctedByExhibitor,
  ConnectUs: (row, setValue, call) => ({ ...row, ...setValue, ...decidedBy(call) }),
};
