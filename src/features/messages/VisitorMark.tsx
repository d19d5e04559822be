import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/values/Badge.tsx';

/** Beside the name that a visitor has given themselves, which may sound like the organiser's or a company's. */
export function VisitorMark() {
  const { t } = useTranslation('conversation');
  return <Badge tone="off">{t('visitor')}</Badge>;
}
