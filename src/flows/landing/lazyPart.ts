import { type ComponentType, lazy, type ReactNode } from 'react';
import type { LazyNamespace } from '#language/areaWords.ts';
import { loadWords } from '#language/loadWords.ts';

/** Comes after the landing page's buttons work. Where it cannot be fetched there is `instead`, or nothing, as the page works without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly LazyNamespace[] = [],
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [part] = await Promise.all([load(), loadWords(areas)]);
      return { default: part };
    } catch {
      return { default: (props) => ('instead' in props ? (props.instead as ReactNode) : null) };
    }
  });
}
