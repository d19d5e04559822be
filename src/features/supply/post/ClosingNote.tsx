import { closedFromMs, daysToClosing } from '#entities/supply/rules/postClosing.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import css from './marks.module.css';
import { usePostTexts } from './usePostTexts.ts';

const soonDays = 3;

/** How long a post is open; nothing where it does not close. */
export function ClosingNote({ post }: { readonly post: SupplyPost }) {
  const texts = usePostTexts();
  if (closedFromMs(post) === undefined) return null;
  const days = daysToClosing(post, fairNowMs());
  const look = days === undefined ? 'closed' : days <= soonDays ? 'soon' : 'later';
  return <span className={`${css['closing']} ${css[`closing--${look}`]}`}>{texts.closing(post)}</span>;
}
