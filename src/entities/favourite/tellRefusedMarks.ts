import { isKeptMark, isLike } from './rules/mark.ts';
import type { MarkIntent } from './rules/markLedger.ts';
import { reduceLedger } from './rules/reduceLedger.ts';
import { favouriteMessage, type FavouriteWord } from '#language/favouriteWords.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { services } from '#flows/session/services.ts';
import { markLedgers } from './markLedgers.ts';

const wordOf = ({ mark, isOn }: MarkIntent): FavouriteWord => {
  if (mark.kind === 'help') return 'refusedHelp';
  if (isLike(mark.kind)) return isOn ? 'refusedLike' : 'refusedUnlike';
  return isOn ? 'refusedAdd' : 'refusedRemove';
};

/** Says once, on a page that is seen, that the server has refused an intent. */
export function tellRefusedMarks(): void {
  if (document.visibilityState !== 'visible') return;
  const refused = markLedgers()
    .list()
    .filter((ledger) => ledger.refused.length > 0);
  const last = refused[refused.length - 1];
  // The phone has a search, or a file, whether or not the server takes its record.
  const intent = last?.refused.filter(({ mark }) => !isKeptMark(mark.kind)).pop();
  for (const ledger of refused)
    markLedgers().change(ledger, (current) => reduceLedger(current, { type: 'told' }));
  if (intent !== undefined)
    renderToast(favouriteMessage(wordOf(intent)), { ms: services().times.linkToastMs });
}
