import { useTranslation } from 'react-i18next';
import type { Voucher } from './rules/voucher.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import styles from './holderDetails.module.css';

/** Company and channel, as far as this phone knows them. */
export function HolderDetails({ voucher: { company = '', channel } }: { readonly voucher: Voucher }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const name = organiserText(channel && { zh: channel.Name, en: channel.NameEn }, language);
  if (company === '' && name === '') return null;
  return (
    <p className={styles.root}>
      {company}
      {company !== '' && name !== '' && ' · '}
      {name}
    </p>
  );
}
