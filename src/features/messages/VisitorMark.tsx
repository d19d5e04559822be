import { useTranslation } from 'react-i18next';
import type { Partner } from '#entities/message/rules/message.ts';
import { Badge } from '#ui/values/Badge.tsx';

interface VisitorMarkProps {
  readonly partner: Partner;
  /** As it stands beside the mark. */
  readonly name: string;
}

/** Beside the name that a visitor has given themselves, which may sound like the organiser's or a company's. None where the general word stands for the name. */
export function VisitorMark({ partner, name }: VisitorMarkProps) {
  const { t } = useTranslation('conversation');
  if (partner.kind !== 'visitor' || name === t('someVisitor')) return null;
  return <Badge tone="off">{t('visitor')}</Badge>;
}
