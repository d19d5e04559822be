import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundDraft } from '#device/drafts/draftStore.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { cardKey } from '#entities/registration/businessCard.ts';
import {
  type DraftAddress,
  findRegistrationDraft,
  saveRegistrationDraft,
} from '#entities/registration/registrationDraft.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';

export interface Identity {
  readonly name: string;
  readonly company: string;
}

const blank: Identity = { name: '', company: '' };

export interface KnownDraft {
  readonly draft: FoundDraft | undefined;
}

const identityOf = (found: FoundDraft | undefined): Identity => ({ ...blank, ...found?.draft.identity });
const hasCardIn = (found: FoundDraft | undefined) => isFileLocation(found?.draft.answers[cardKey]);

/** Name and company as the draft has them; undefined until it is read, where it has not been read before. */
export function useIdentityDraft({ exhibitionId, channelId, contact }: DraftAddress, known?: KnownDraft) {
  const isKnown = known !== undefined;
  const [identity, setIdentity] = useState(() => known && identityOf(known.draft));
  const [hasCard, setHasCard] = useState(() => hasCardIn(known?.draft));
  const latest = useRef(identity ?? blank);

  const save = useCallback(
    () =>
      saveRegistrationDraft(
        { exhibitionId, channelId, contact },
        {
          identity: { ...latest.current, contact: contact.value },
          step: isKnown ? 'information' : 'register',
        },
        [],
      ),
    [exhibitionId, channelId, contact, isKnown],
  );
  const autosave = useAutosave(save);

  useEffect(() => {
    if (isKnown) return undefined;
    let isCancelled = false;
    void findRegistrationDraft({ exhibitionId, channelId, contact }).then((found) => {
      if (isCancelled) return;
      latest.current = identityOf(found);
      setIdentity(latest.current);
      setHasCard(hasCardIn(found));
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, channelId, contact, isKnown]);

  function change(key: keyof Identity, text: string) {
    latest.current = { ...latest.current, [key]: text };
    setIdentity(latest.current);
    autosave();
  }

  return { identity, hasCard, change, save };
}
