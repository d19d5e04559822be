import { findShareTexts } from '../../api/customerShare.ts';
import type { ShareTexts } from '../../domain/shareContent.ts';
import { services } from '../services.ts';
import { shareScenario } from './shareScenario.ts';

const asked = new Map<string, Promise<void>>();
const found = new Map<string, ShareTexts | undefined>();

const keyOf = (exhibitionId: string) => `${exhibitionId} ${shareScenario()}`;

/** What the organiser wrote for sharing, as far as it has been asked for. */
export function shareTextsOf(exhibitionId: string): ShareTexts | undefined {
  return found.get(keyOf(exhibitionId));
}

/** Asks once per page for what the organiser wrote. Never rejects: the usual words do as well. */
export function askShareTexts(exhibitionId: string): Promise<void> {
  const key = keyOf(exhibitionId);
  const present = asked.get(key);
  if (present !== undefined) return present;
  const answer = ask(exhibitionId, key);
  asked.set(key, answer);
  return answer;
}

async function ask(exhibitionId: string, key: string): Promise<void> {
  try {
    const client = await services().client();
    found.set(key, await findShareTexts(client, exhibitionId, shareScenario(), { retries: 1 }));
  } catch {
    // The client has said why; the next screen asks again.
    asked.delete(key);
  }
}
