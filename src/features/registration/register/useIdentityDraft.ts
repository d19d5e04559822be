import { useCallback, useEffect, useRef, useState } from 'react';
import { isFileLocation } from '../../../domain/form/readFileAnswer.ts';
import { cardKey } from '../../../flows/registration/businessCard.ts';
import {
  type DraftAddress,
  findRegistrationDraft,
  saveRegistrationDraft,
} from '../../../flows/registration/registrationDraft.ts';
import { useAutosave } from '../../../flows/registration/useAutosave.ts';

export interface Identity {
  readonly name: string;
  readonly company: string;
}

const blank: Identity = { name: '', company: '' };

export function useIdentityDraft({ exhibitionId, channelId, contact }: DraftAddress) {
  const [identity, setIdentity] = useState<Identity>();
  const [hasCard, setHasCard] = useState(false);
  const latest = useRef<Identity>(blank);

  const save = useCallback(
    () =>
      saveRegistrationDraft(
        { exhibitionId, channelId, contact },
        { identity: { ...latest.current, contact: contact.value }, step: 'register' },
        [],
      ),
    [exhibitionId, channelId, contact],
  );
  const autosave = useAutosave(save);

  useEffect(() => {
    let isCancelled = false;
    void findRegistrationDraft({ exhibitionId, channelId, contact }).then((found) => {
      if (isCancelled) return;
      latest.current = { ...blank, ...found?.draft.identity };
      setIdentity(latest.current);
      setHasCard(isFileLocation(found?.draft.answers[cardKey]));
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, channelId, contact]);

  function change(key: keyof Identity, text: string) {
    latest.current = { ...latest.current, [key]: text };
    setIdentity(latest.current);
    autosave();
  }

  return { identity, hasCard, change, save };
}
