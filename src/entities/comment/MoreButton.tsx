import { useTranslation } from 'react-i18next';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { languageOf } from '#language/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Written } from '#ui/text/Written.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './comments.module.css';
import type { Said } from './commentsQuery.ts';

interface MoreButtonProps {
  readonly said: Pick<Said, 'text' | 'atMs'>;
  /** Who wrote it, as it is shown. */
  readonly name: string;
  readonly onOpen: () => void;
}

/** Of what was written, in the name of the button: with its time, so much tells one from another. */
const spokenCharacters = 24;

/** Opens what can be done about a comment. The words of its name carry their language, as those of the comment do. */
export function MoreButton({ said, name, onOpen }: MoreButtonProps) {
  const { t, i18n } = useTranslation('comments');
  const { text, atMs } = said;
  const time = atMs === undefined ? '' : formatVenueMoment(atMs, 'dayTime', languageOf(i18n.language));
  return (
    <button className={css['more']} type="button" onClick={onOpen}>
      <span className="x-hidden">
        {t('actionsOf', { name })} {time} <Written>{cutText(text, spokenCharacters)}</Written>
      </span>
      <Icon name="more" sizeRem={1.25} />
    </button>
  );
}
