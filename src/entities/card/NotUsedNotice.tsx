import { useTranslation } from 'react-i18next';
import type { NotUsed } from './rules/formats/cardReading.ts';
import { Notice } from '#ui/page/Notice.tsx';
import css from './notUsed.module.css';

/** What a card says and no field shows, so that it is not lost. */
export function NotUsedNotice({ unused }: { readonly unused: readonly NotUsed[] }) {
  const { t } = useTranslation('cards');
  if (unused.length === 0) return null;
  return (
    <Notice title={t('notUsed')} live>
      <ul className={css['list']}>
        {unused.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            {kind === 'text' ? text : t('notUsedField', { field: t(`notUsed_${kind}`), text })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
