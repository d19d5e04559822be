import { useTranslation } from 'react-i18next';
import type { PostKind } from '#entities/supply/rules/supplyPost.ts';
import css from './marks.module.css';

/** Offered or wanted, by word and colour. */
export function KindBadge({ kind }: { readonly kind: PostKind }) {
  const { t } = useTranslation('supply');
  return <span className={`${css['badge']} ${css[`badge--${kind}`]}`}>{t(`kind_${kind}`)}</span>;
}
