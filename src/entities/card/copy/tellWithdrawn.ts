import type { CardContact } from '../rules/contact.ts';
import { getMessage } from '#language/getMessage.ts';
import { loadWords } from '#language/loadWords.ts';
import { languageStore } from '#language/shellMessages.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { services } from '#flows/session/services.ts';

/** That contacts have left the card case because the people on them have taken their cards back. */
export async function tellWithdrawn(contacts: readonly CardContact[]): Promise<void> {
  if (contacts.length === 0) return;
  const names = contacts.map(({ texts }) => texts.name).join(', ');
  try {
    await loadWords(['content']);
    const { language } = languageStore.getState();
    const text = getMessage('content', 'cardWithdrawn', language).replace('{{names}}', () => names);
    renderToast(text, { ms: services().times.linkToastMs });
  } catch {
    // They are gone all the same.
  }
}
