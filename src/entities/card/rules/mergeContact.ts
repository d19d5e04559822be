import { mergeEdits } from '#domain/record/mergeEdits.ts';
import { noEnglish, noTexts } from './businessCard.ts';
import { type CardContact, changedAtOf, noRemarks } from './contact.ts';

/** A contact with what was changed on this phone since `before`, and what another phone of the visitor has stored since. */
export function mergeContact({ before, ...here }: CardContact, theirs: CardContact): CardContact {
  const known = before ?? { ...theirs, ...noRemarks, texts: noTexts, english: noEnglish };
  const [mineMs, theirsMs] = [changedAtOf(here), changedAtOf(theirs)];
  const isMineLater = mineMs > theirsMs;
  return {
    ...mergeEdits(known, here, theirs, { isMineLater, joined: ['note'] }),
    id: theirs.id,
    visitorId: here.visitorId || theirs.visitorId,
    metAtMs: Math.max(here.metAtMs, theirs.metAtMs),
    addedAtMs: theirs.addedAtMs,
    // Later than both, so that the other phone takes it.
    changedAtMs: isMineLater ? mineMs : theirsMs + 1,
    copiedMs: undefined,
    before: { ...theirs, before: undefined },
  };
}
