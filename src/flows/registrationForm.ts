import { useEffect, useState } from 'react';
import { getExhibition } from '../api/exhibition/getExhibition.ts';
import type { FormDefinition } from '../domain/form/definition.ts';
import { withoutFields } from '../domain/form/withoutFields.ts';
import { services } from './services.ts';
import { traitsHere } from './traitsHere.ts';
import type { Finding } from './visit.ts';

const asked = new Map<string, Promise<FormDefinition | undefined>>();

function askForm(
  exhibitionId: string,
  channelId: string,
  attempt: number,
): Promise<FormDefinition | undefined> {
  const key = `${exhibitionId}/${channelId}/${attempt}`;
  const present = asked.get(key);
  if (present !== undefined) return present;
  const form = services()
    .client()
    .then((client) => getExhibition(client, exhibitionId, channelId))
    .then(({ form: whole }) => whole && withoutFields(whole, traitsHere().neverAsked));
  asked.set(key, form);
  // What failed is asked again by the next screen that needs it.
  form.catch(() => asked.delete(key));
  return form;
}

/**
 * The form this channel asks for, fetched once a page. `retry` asks again after a failure; `refresh` asks again while the
 * present one stays in use, and keeps it where no newer one can be had.
 */
export function useRegistrationForm(exhibitionId: string, channelId: string | undefined) {
  const [form, setForm] = useState<Finding<FormDefinition>>({ kind: 'finding' });
  const [{ attempt, isQuiet }, setAsking] = useState({ attempt: 0, isQuiet: false });

  useEffect(() => {
    if (channelId === undefined) return undefined;
    let isGone = false;
    const tell = (found: Finding<FormDefinition>) => {
      if (!isGone) setForm(found);
    };
    if (!isQuiet) tell({ kind: 'finding' });
    askForm(exhibitionId, channelId, attempt).then(
      (found) => tell(found === undefined ? { kind: 'missing' } : { kind: 'found', value: found }),
      (cause: unknown) => {
        if (!isQuiet) tell({ kind: 'failed', cause });
      },
    );
    return () => {
      isGone = true;
    };
  }, [exhibitionId, channelId, attempt, isQuiet]);

  const askAgain = (quietly: boolean) =>
    setAsking((before) => ({ attempt: before.attempt + 1, isQuiet: quietly }));
  return { form, retry: () => askAgain(false), refresh: () => askAgain(true) };
}
