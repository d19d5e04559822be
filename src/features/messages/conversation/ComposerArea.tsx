import { Button } from '#ui/controls/Button.tsx';
import { useTranslation } from 'react-i18next';
import { canBeWrittenTo } from '#entities/message/rules/message.ts';
import { setBlocked } from '#entities/message/partner/blockedPartners.ts';
import { Composer, type ComposerProps } from './Composer.tsx';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';
import css from './partner.module.css';

export interface ComposerAreaProps extends ComposerProps {
  readonly isBlocked: boolean;
}

/** At the foot: the field, or why there is none. */
export function ComposerArea({ isBlocked, ...composer }: ComposerAreaProps) {
  const { owner, partner } = composer;
  if (!canBeWrittenTo(partner)) return <ReadOnlyNote />;
  if (isBlocked) return <BlockedNote onUnblock={() => setBlocked(owner, partner, false)} />;
  return <Composer {...composer} />;
}

/** In place of the field, while the partner is blocked. */
function BlockedNote({ onUnblock }: { readonly onUnblock: () => void }) {
  const { t } = useTranslation('conversation');
  return (
    <div className={css['blocked']}>
      <p className={css['blockedText']}>{t('blockedNote')}</p>
      <Button kind="quiet" onClick={onUnblock}>
        {t('unblock')}
      </Button>
    </div>
  );
}
