import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { formatVenueSpan } from './formatVenueMoment.ts';
import styles from './values.module.css';

export interface VenueSpanProps {
  /** Epoch milliseconds. */
  readonly start: number | undefined;
  readonly end: number | undefined;
}

export function VenueSpan({ start, end }: VenueSpanProps) {
  const { i18n } = useTranslation('content');
  return <span className={styles['span']}>{formatVenueSpan(start, end, languageOf(i18n.language))}</span>;
}
