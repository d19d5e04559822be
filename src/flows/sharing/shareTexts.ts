import { findShareTexts } from '../../api/customerShare.ts';
import type { ShareTexts } from '../../domain/shareContent.ts';
import type { ShareScenario } from '../../domain/shareLink.ts';
import { services } from '../services.ts';
import { traitsHere } from '../traitsHere.ts';

const asked = new Map<string, Promise<void>>();
const found = new Map<string, ShareTexts | undefined>();

const keyOf = (exhibitionId: string, scenario: ShareScenario) => `${exhibitionId} ${scenario}`;

/** What the organiser wrote for sharing, as far as it has been asked for. */
export function shareTextsOf(exhibitionId: string, scenario: ShareScenario): ShareTexts | undefined {
  return found.get(keyOf(exhibitionId, scenario));
}

/** Asks once per page for what the organiser wrote. Never rejects: the usual words do as well. */
export function askShareTexts(exhibitionId: string, scenario = traitsHere().shareScenario): Promise<void> {
  const key = keyOf(exhibitionId, scenario);
  const present = asked.get(key);
  if (present !== undefined) return present;
  const answer = ask(exhibitionId, scenario, key);
  asked.set(key, answer);
  return answer;
}

async function ask(exhibitionId: string, scenario: ShareScenario, key: string): Promise<void> {
  try {
    const client = await services().client();
    found.set(key, await findShareTexts(client, exhibitionId, scenario, { retries: 1 }));
  } catch {
    // The client has said why; the next screen asks again.
    asked.delete(key);
  }
}
