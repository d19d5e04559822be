import { useState } from 'react';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';

export interface ReplyDraft {
  /** What is typed and not sent. */
  readonly text: string;
  /** '' removes it. */
  readonly keep: (text: string) => void;
}

/** The answer that one organiser types to one question. It outlives a refusal, a login and a reload, until the tab is closed. */
export function useReplyDraft({ exhibitionId, userId }: Organiser, recordId: string): ReplyDraft {
  const owner = { exhibitionId, visitorId: userId };
  const name = textDraftName(laterNames.messagePrefix, owner, `reply/${recordId}`);
  const [text, setText] = useState(() => readTextDraft(name));
  function keep(next: string) {
    keepTextDraft(name, next);
    setText(next);
  }
  return { text, keep };
}
