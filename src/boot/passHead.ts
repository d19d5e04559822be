/** The boot script of `/code` and `/xycode`: paints the pass out of what the phone has stored, then loads the app. */
import { shapesIn } from '../domain/code/keptShapes.ts';
import { accentIn, showAccent } from '../domain/exhibition/showAccent.ts';
import { readLine } from '../domain/record/serverRow.ts';
import { deckAt } from '../entities/voucher/rules/deckAt.ts';
import { obstacleOf } from '../entities/voucher/rules/obstacleOf.ts';
import { voucherOf } from '../entities/voucher/rules/ownVoucher.ts';
import { type Voucher, vouchersIn } from '../entities/voucher/rules/voucher.ts';
import { bootNowMs, fitCover, followLink, language, loadApp, paint, stored } from './bootPage.ts';
import { fullPassTree, passTree } from './passTree.ts';

/** The messages that `passWordKeys` names, by language. */
declare const givenWords: Readonly<Record<'zh' | 'en', Readonly<Record<string, string>>>>;
const words = givenWords;

/** A frame should be enough for the pass; a page in the background has none. */
const longestFrameMs = 300;

function storedObject(name: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(stored(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

interface OwnRecord {
  readonly exhibitionId: string;
  readonly recordId: string;
  readonly visitorId: string;
}

/** As `ownVoucherAt` of `src/session/acting` finds it. */
function ownAt(exhibitionId: string | undefined, vouchers: readonly Voucher[]): Voucher | undefined {
  const records = storedObject('ownRecords') as unknown as readonly OwnRecord[] | undefined;
  const own = records?.find((record) => record.exhibitionId === exhibitionId);
  return voucherOf(
    vouchers.filter((voucher) => voucher.exhibitionId === exhibitionId),
    { recordId: own?.recordId, visitorId: own?.visitorId ?? stored('visitorId') ?? undefined },
  );
}

function paintPass(): void {
  const query = new URLSearchParams(location.search);
  const vouchers = vouchersIn(stored('vouchers') ?? undefined);
  const exhibitionId = stored('entranceid') ?? undefined;
  const deck = deckAt(vouchers, {
    voucherId: query.get('voucher'),
    ofGroup: query.get('group') === '1',
    exhibitionId,
    own: ownAt(exhibitionId, vouchers),
  });
  const shapes = deck && shapesIn(stored('codeShapes'), deck.card.code);
  if (deck === undefined || shapes === undefined) return;
  const { card } = deck;
  // The start page of the installed app leads elsewhere where the pass is not valid.
  const nowMs = bootNowMs();
  if (query.get('start') !== null && obstacleOf(card, nowMs) !== undefined) return;
  const exhibition = storedObject('exhibitionInfo');
  const known = exhibition?.['RecordId'] === card.voucher.exhibitionId ? exhibition : undefined;
  if (known !== undefined) showAccent(document, accentIn(known, stored('coverColours')));
  const isFull = location.pathname.charAt(1) === 'x';
  document.documentElement.classList.add(isFull ? 'white-screen' : 'ticket-screen');
  const payload = {
    card,
    ...shapes,
    language,
    words: words[language],
    nowMs,
    cover: fitCover(readLine(known?.['Cover'])),
  };
  const back = `/code?voucher=${card.voucher.recordId}${card.members ? '&group=1' : ''}`;
  paint('landing', isFull ? fullPassTree(payload, back) : passTree(payload));
  document.getElementById('boot')?.addEventListener('click', followLink);
}

try {
  paintPass();
} catch {
  // The app says what is wrong with what the phone has stored.
}
// The pass first: evaluating the app would delay its frame.
requestAnimationFrame(() => setTimeout(loadApp));
setTimeout(loadApp, longestFrameMs);
