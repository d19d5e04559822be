import { useState } from 'react';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';

export interface TypedText {
  /** What it was written about, as `claimKey` writes it: the delay may have become another one since. */
  readonly claim: string;
  readonly text: string;
}

/** What was typed for each meeting, until it is sent or the tab is closed. */
export function useDrafts(owner: VisitorKey) {
  const nameOf = (appointmentId: string) => textDraftName(laterNames.lateTextPrefix, owner, appointmentId);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return {
    typedOf(appointmentId: string): TypedText | undefined {
      const draft = drafts[appointmentId] ?? readTextDraft(nameOf(appointmentId));
      const end = draft.indexOf('\n');
      return end < 0 ? undefined : { claim: draft.slice(0, end), text: draft.slice(end + 1) };
    },
    /** @param typed undefined to go back to the text that the app writes */
    type(appointmentId: string, typed: TypedText | undefined): void {
      const draft = typed === undefined ? '' : `${typed.claim}\n${typed.text}`;
      keepTextDraft(nameOf(appointmentId), draft);
      setDrafts((before) => ({ ...before, [appointmentId]: draft }));
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
