import { useTranslation } from 'react-i18next';
import { compactCount } from '#domain/text/compactCount.ts';
import { languageOf } from '#language/language.ts';
import styles from './values.module.css';

export interface CountProps {
  readonly count: number | undefined;
}

/** `1.25万` in Chinese, `12.5K` in English, the exact number in `value` and as a tooltip. Every number that may become large is shown by it. */
export function Count({ count }: CountProps) {
  const { t, i18n } = useTranslation('content');
  const { code, text } = compactCount(count, languageOf(i18n.language) === 'en' ? 'thousands' : 'myriads');
  if (code === 'plain') return <span className={styles['number']}>{text}</span>;
  return (
    <data className={styles['number']} value={count} title={`${count}`}>
      {text}
      {t(code)}
    </data>
  );
}
