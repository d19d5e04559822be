import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { useVisit } from '#session/visit/visit.ts';

export interface JoinNoteProps {
  readonly isJoining: boolean;
  /** Where one may choose to register alone. */
  readonly onLeave?: () => void;
}

/** Who follows the link of a group is told what they are invited to, and what the sender will see. */
export function JoinNote({ isJoining, onLeave }: JoinNoteProps) {
  const { t, i18n } = useTranslation('identity');
  const exhibition = useVisit((visit) =>
    visit.exhibition.kind === 'found' ? visit.exhibition.value : undefined,
  );
  if (!isJoining) return null;
  const names = exhibition && { zh: exhibition.ExName, en: exhibition.ExNameEn };
  const name = localize(names, languageOf(i18n.language));
  return (
    <Notice kind="info" title={name === '' ? t('joinTitle') : t('joinTitleFor', { exhibition: name })}>
      <p>{t('joinNote')}</p>
      {onLeave !== undefined && (
        <Button kind="quiet" onClick={onLeave}>
          {t('joinNot')}
        </Button>
      )}
    </Notice>
  );
}
