import { useEffect, useState } from 'react';
import { getExhibition } from '../api/getExhibition.ts';
import type { FormDefinition } from '../domain/form/definition.ts';
import { services } from './services.ts';
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
    .then((answer) => answer.form);
  asked.set(key, form);
  // What failed is asked again by the next screen that needs it.
  form.catch(() => asked.delete(key));
  return form;
}

/** The form this channel asks for, fetched once a page; `retry` asks again after a failure. */
export function useRegistrationForm(exhibitionId: string, channelId: string | undefined) {
  const [form, setForm] = useState<Finding<FormDefinition>>({ kind: 'finding' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (channelId === undefined) return undefined;
    let isGone = false;
    const tell = (found: Finding<FormDefinition>) => {
      if (!isGone) setForm(found);
    };
    tell({ kind: 'finding' });
    askForm(exhibitionId, channelId, attempt).then(
      (found) => tell(found === undefined ? { kind: 'missing' } : { kind: 'found', value: found }),
      (cause: unknown) => tell({ kind: 'failed', cause }),
    );
    return () => {
      isGone = true;
    };
  }, [exhibitionId, channelId, attempt]);

  return { form, retry: () => setAttempt((before) => before + 1) };
}
