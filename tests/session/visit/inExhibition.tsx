import type { ReactNode } from 'react';
import { ExhibitionIdProvider } from '#session/visit/useExhibitionId.ts';

/** For `render` and `renderHook` of what is drawn without its screen: its page is that of this exhibition. */
export const inExhibition =
  (exhibitionId: string) =>
  ({ children }: { readonly children: ReactNode }) => (
    <ExhibitionIdProvider value={exhibitionId}>{children}</ExhibitionIdProvider>
  );
