import { findShareTexts } from '#api/exhibition/findShareTexts.ts';
import { ApiProblem } from '#data/client/problems.ts';
import type { ShareTexts } from '#domain/sharing/shareContent.ts';
import type { ShareScenario } from '#domain/sharing/shareLink.ts';
import { services } from '#session/services.ts';
import { currentShareScenario } from './currentShareScenario.ts';

const asked = new Map<string, Promise<void>>();
const found = new Map<string, ShareTexts | undefined>();

const keyOf = (exhibitionId: string, scenario: ShareScenario) => `${exhibitionId} ${scenario}`;

/** What the organiser wrote for sharing, as far as it has been asked for. */
export function shareTextsOf(exhibitionId: string, scenario: ShareScenario): ShareTexts | undefined {
  return found.get(keyOf(exhibitionId, scenario));
}

/** Asks once per page for what the organiser wrote. Never rejects: the usual words do as well. */
export function askShareTexts(
  exhibitionId: string,
  scenario = currentShareScenario(exhibitionId),
): Promise<void> {
  const key = keyOf(exhibitionId, scenario);
  const present = asked.get(key);
  if (present !== undefined) return present;
  const answer = ask(exhibitionId, scenario, key);
  asked.set(key, answer);
  return answer;
}

async function ask(exhibitionId: string, scenario: ShareScenario, key: string): Promise<void> {
  const client = await services()
    .client()
    .catch(() => undefined);
  try {
    if (client === undefined) throw new Error('no client');
    found.set(key, await findShareTexts(client, exhibitionId, scenario, { policy: 'background' }));
  } catch (cause) {
    // The client has said which resCode came.
    const kind = cause instanceof ApiProblem ? cause.kind : 'unknown';
    if (kind !== 'refused') client?.warn(`share texts were not read: ${kind}`);
    // The next screen asks again.
    asked.delete(key);
  }
}
