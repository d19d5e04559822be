import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { randomId } from '#device/identity/randomId.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';
import {
  longestMessage,
  type MessageOwner,
  type Partner,
  partnerKey,
} from '#entities/message/rules/message.ts';
import type { PostKind } from '#entities/supply/rules/supplyPost.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import { queueMessage } from '#entities/message/messageQueue.ts';
import { senderName } from '#entities/booth/senderName.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';

/** A product of an exhibitor, an appointment with it, or a post of a visitor. */
export interface About {
  readonly kind: 'product' | 'appointment' | PostKind;
  readonly id: string;
  readonly name: string;
}

export interface ComposerState {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly problem: string | undefined;
  /** Characters left, once they become few. */
  readonly left: number | undefined;
  /** False where nothing was sent. */
  readonly send: () => boolean;
}

/** From here on the number of characters left is shown. */
const countedFrom = longestMessage - 200;

/** The record of a message has a field for a product; all else is named by its title and its address. */
function contentOf({ exhibitionId }: MessageOwner, about: About | undefined) {
  if (about === undefined) return { business: 'text', title: '', link: '', productId: '' } as const;
  const { kind, id, name } = about;
  if (kind === 'product') return { business: 'product', title: name, link: '', productId: id } as const;
  return kind === 'appointment'
    ? ({ business: kind, title: name, link: appointmentPath(exhibitionId, id), productId: '' } as const)
    : ({ business: 'text', title: name, link: postPath(exhibitionId, id), productId: '' } as const);
}

/** What is typed is kept until it is in the queue. */
export function useComposer(owner: MessageOwner, partner: Partner, about: About | undefined): ComposerState {
  const { t } = useTranslation('conversation');
  const draft = textDraftName(laterNames.conversationPrefix, owner, partnerKey(partner));
  const [text, setText] = useState(() => readTextDraft(draft));
  const [problem, setProblem] = useState<string>();
  // A ref: a second tap may come before the next render.
  const latest = useRef(text);
  const length = codePointCount(text.trim());
  useEffect(() => keepTextDraft(draft, text), [draft, text]);

  function change(next: string) {
    latest.current = next;
    setText(next);
    if (problem !== undefined && codePointCount(next.trim()) <= longestMessage) setProblem(undefined);
  }

  function send(): boolean {
    const written = latest.current.trim();
    if (written === '') return false;
    const over = codePointCount(written) - longestMessage;
    if (over > 0) {
      setProblem(t('tooLong', { max: longestMessage, over }));
      return false;
    }
    change('');
    void queueMessage({
      owner,
      partner,
      text: written,
      ...contentOf(owner, about),
      senderName: senderName(owner),
      clientRef: randomId(),
      writtenAtMs: fairNowMs(),
      // Nothing was sent: it is typed again.
    }).catch(() => change(written + latest.current));
    return true;
  }

  return {
    text,
    setText: change,
    problem,
    left: length >= countedFrom ? longestMessage - length : undefined,
    send,
  };
}
