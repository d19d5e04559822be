import { getMessage } from '#language/getMessage.ts';
import { languageStore } from '#language/shellMessages.ts';
import { loadWords } from '#language/loadWords.ts';
import { resumedOnce } from '#sending/onEveryChance.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { services } from '#session/services.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { localize } from '#ui/text/localize.ts';
import { cartWants, knownCarts } from './cartWants.ts';
import { type CartWant, refusedOf } from './rules/cartWant.ts';

/**
 * Says once, on whatever page is seen, which changes of the cart the server has refused. Without its words, or while the page is hidden,
 * they stay noted on the phone and are told later. Never rejects.
 */
export async function tellRefusedWants(exhibitionId: string): Promise<void> {
  if (takeRefused(exhibitionId, 'look').length === 0) return;
  if (document.visibilityState !== 'visible') return tellWhenSeen();
  try {
    await loadWords(['content']);
  } catch {
    return;
  }
  // Taken only now: another call may have told them meanwhile.
  const refused = takeRefused(exhibitionId, 'take');
  if (refused.length === 0) return;
  const { language } = languageStore.getState();
  const nameOf = ({ name }: CartWant) => {
    const text = localize(name, language);
    return text === '' ? getMessage('content', 'cartNameless', language) : `“${text}”`;
  };
  const names = Array.from(new Set(refused.map(nameOf))).join(getMessage('content', 'comma', language));
  const text = getMessage('content', 'cartRefused', language).replace('{{names}}', () => names);
  renderToast(text, { ms: services().times.linkToastMs, outlivesNavigation: true });
}

const tellWhenSeen = resumedOnce(() => {
  for (const exhibitionId of knownCarts()) void tellRefusedWants(exhibitionId);
});

/** Of the visitor who acts; what another has wanted is told when they act again. */
function takeRefused(exhibitionId: string, how: 'look' | 'take'): readonly CartWant[] {
  const visitorId = currentVisitorId(exhibitionId);
  if (visitorId === undefined) return [];
  const wants = cartWants(exhibitionId);
  const refused = refusedOf(wants.list(), visitorId);
  if (how === 'take') wants.change((before) => before.filter((want) => refused.indexOf(want) < 0));
  return refused;
}
