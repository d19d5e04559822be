import { canBeWrittenTo } from '#entities/message/rules/message.ts';
import { setBlocked } from '#entities/message/partner/blockedPartners.ts';
import { Composer, type ComposerProps } from '../Composer.tsx';
import { BlockedNote } from './BlockedNote.tsx';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';

export interface ComposerAreaProps extends ComposerProps {
  readonly isBlocked: boolean;
}

/** At the foot: the field, or why there is none. */
export function ComposerArea({ isBlocked, ...composer }: ComposerAreaProps) {
  const { owner, partner } = composer;
  if (!canBeWrittenTo(partner)) return <ReadOnlyNote exhibitionId={owner.exhibitionId} />;
  if (isBlocked) return <BlockedNote onUnblock={() => setBlocked(owner, partner, false)} />;
  return <Composer {...composer} />;
}
