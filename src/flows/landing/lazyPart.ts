import { type ComponentType, lazy } from 'react';
import type { LazyNamespace } from '../../language/areaWords.ts';
import { loadWords } from '../../language/loadWords.ts';

/** Comes after the landing page's buttons work; what cannot be fetched is left out, as the page works without it. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly LazyNamespace[] = [],
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [part] = await Promise.all([load(), loadWords(areas)]);
      return { default: part };
    } catch {
      return { default: () => null };
    }
  });
}
