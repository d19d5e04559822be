import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useRef } from 'react';

function withFocused(range: Range, at: number | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  if (at === undefined || at >= range.count || shown.indexOf(at) >= 0) return shown;
  return [...shown, at].sort((one, other) => one - other);
}

/**
 * Tracks which row has the focus, and keeps it rendered.
 * @param startAt the row that takes the focus once it is there
 */
export function useFocusedRow(startAt: number | undefined) {
  const focused = useRef(startAt);
  const part = useRef<string>(undefined);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const at = target.closest('[data-index]')?.getAttribute('data-index');
    focused.current = at === null || at === undefined ? undefined : Number(at);
    part.current = target.closest('[data-part]')?.getAttribute('data-part') ?? undefined;
  };
  const onBlur = () => {
    focused.current = undefined;
  };
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused.current), []);
  return {
    getFocused: () => focused.current,
    getFocusedPart: () => part.current,
    rangeExtractor,
    handlers: { onFocus, onBlur },
  };
}
