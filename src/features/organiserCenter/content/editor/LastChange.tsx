import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from '#features/organiserCenter/review/ReviewCard.module.css';
import { accountNameQuery } from './accountNameQuery.ts';
import type { ContentRow } from './changeContent.ts';

interface LastChangeProps {
  readonly organiser: Organiser;
  readonly row: Pick<ContentRow, 'ChangedBy' | 'ChangedAt'>;
}

/** Who has changed a row last, and when; nothing for one that no organiser has changed here. */
export function LastChange({ organiser, row: { ChangedBy, ChangedAt } }: LastChangeProps) {
  const { t, i18n } = useTranslation('organiserContent');
  const isOwn = ChangedBy === organiser.userId;
  const { data: name = '' } = useServerQuery({
    ...accountNameQuery(organiser, ChangedBy),
    enabled: ChangedBy !== '' && !isOwn,
  });
  if (ChangedBy === '' || ChangedAt === undefined) return null;
  const time = formatVenueMoment(ChangedAt, 'dayTime', languageOf(i18n.language));
  const who = isOwn ? t('byYou') : name || t('byColleague');
  return <p className={css['note']}>{t('changedAt', { who, time })}</p>;
}
