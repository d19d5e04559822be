import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { LaterArea } from '../language/areas.ts';

/** How the app enters a screen: which code, which words, and what must hold before it opens. */
export interface Door {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  readonly words: readonly LaterArea[];
  /** Starts reads, or sends the visitor elsewhere first; guards that hold everywhere are not its business. */
  readonly loader?: LoaderFunction;
}
