import { AppLink } from '#ui/controls/AppLink.tsx';
import { FitChips } from './FitChips.tsx';
import { Written } from '#ui/text/Written.tsx';
import css from './fitting.module.css';
import { KindBadge } from './post/KindBadge.tsx';
import type { FittingPost } from './rules/pairing.ts';
import { usePostTexts } from './post/usePostTexts.ts';

export interface FittingRowProps extends FittingPost {
  /** The page of the post. */
  readonly to: string;
}

/** A post in a few words, and why it fits. */
export function FittingRow({ to, post, fit }: FittingRowProps) {
  const texts = usePostTexts();
  return (
    <AppLink className={css['row']} to={to}>
      <span className={css['head']}>
        <KindBadge kind={post.kind} />
        <span className={css['name']}>
          <Written>{texts.shown(post.productName)}</Written>
        </span>
      </span>
      <span className={css['terms']}>
        {[texts.price(post), texts.shown(post.companyName)].filter((text) => text !== '').join(' · ')}
      </span>
      <FitChips reasons={fit.reasons} />
    </AppLink>
  );
}
