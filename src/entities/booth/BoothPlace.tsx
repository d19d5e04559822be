import { useTranslation } from 'react-i18next';

export interface BoothPlaceProps {
  /** '' where it has none. */
  readonly boothNo: string;
  /** Its name; '' where it is not known. */
  readonly hall: string;
  /** Of the hall's name, where that is in the other language. */
  readonly lang?: string | undefined;
  /** Of the number. */
  readonly className?: string | undefined;
}

/**
 * Booth and hall in the line of a row, and how both are spoken: "Booth 3A58, Hall 3". On the screen a gap keeps them apart; without
 * words between them a screen reader would read a booth 3A583.
 */
export function BoothPlace({ boothNo, hall, lang, className }: BoothPlaceProps) {
  const { t } = useTranslation('content');
  const booth = boothNo.trim();
  if (booth === '') return <span lang={lang}>{hall}</span>;
  return (
    <>
      <span aria-hidden="true">
        <span className={className}>{booth}</span>
        <span lang={lang}>{hall}</span>
      </span>
      <span className="x-hidden">
        {t(hall === '' ? 'boothSpoken' : 'boothInHallSpoken', { booth, hall })}
      </span>
    </>
  );
}
