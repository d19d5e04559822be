import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { ShortcutsProps } from './Shortcuts.tsx';

// The page works without them, so they come after its buttons work, or not at all.
const Shortcuts = lazy<ComponentType<ShortcutsProps>>(() =>
  loadChunk(() => import('./Shortcuts.tsx')).then(
    (part) => ({ default: part.Shortcuts }),
    () => ({ default: () => null }),
  ),
);

// Kept free, so that nothing moves when they come.
const place = { minHeight: '2.75rem' };

export const renderShortcuts = (props: ShortcutsProps) => (
  <div style={place}>
    <Suspense fallback={null}>
      <Shortcuts {...props} />
    </Suspense>
  </div>
);
