import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/page/Notice.tsx';
import type { CorrectionNote } from './useCorrection.ts';

/** Why nothing was sent. */
export function CorrectionNotice({ note }: { readonly note: CorrectionNote | undefined }) {
  const { t } = useTranslation('sending');
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The button that was tapped stands at the other end of the page.
    if (note !== undefined) box.current?.scrollIntoView?.({ block: 'center' });
  }, [note]);

  if (note === undefined) return null;
  return (
    <div ref={box}>
      <Notice kind={note === 'unchanged' ? 'info' : 'warn'} live>
        {t(`note_${note}`)}
      </Notice>
    </div>
  );
}
