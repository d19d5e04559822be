import { useTranslation } from 'react-i18next';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { Card } from '#ui/page/Card.tsx';
import type { FittingPost } from '../rules/pairing.ts';
import { FittingRow } from '../FittingRow.tsx';
import css from '../fitting.module.css';

export interface FittingProps {
  readonly post: SupplyPost;
  readonly toPost: (post: SupplyPost) => string;
  readonly isOwn: boolean;
  /** Undefined where the post takes no part in pairing. */
  readonly fitting: readonly FittingPost[] | undefined;
}

const mostShown = 5;

/** What fits one's own post; or which of one's own another one fits. */
export function Fitting({ post, toPost, isOwn, fitting }: FittingProps) {
  const { t } = useTranslation('supply');
  if (fitting === undefined) return null;
  const more = fitting.length - mostShown;
  return (
    <Card title={t(isOwn ? `fits_${post.kind}` : 'fitsOwn')}>
      {fitting.length === 0 && <p className={css['none']}>{t('fitsNone')}</p>}
      {fitting.length > 0 && (
        <ul className={css['rows']}>
          {fitting.slice(0, mostShown).map((one) => (
            <li key={one.post.RecordId}>
              <FittingRow to={toPost(one.post)} {...one} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={css['none']}>{t('fitsMore', { count: more })}</p>}
    </Card>
  );
}
