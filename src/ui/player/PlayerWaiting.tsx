import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './StreamPlayer.module.css';

const longMs = 6_000;

/** Over a `PlayerFrame`, until something moves; after some seconds it says that it takes long. */
export function PlayerWaiting() {
  const { t } = useTranslation('content');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <span className={css['waiting']} aria-hidden="true" />
      {isLong && (
        <p className={css['slow']} data-announce="">
          {t('playSlow')}
        </p>
      )}
    </>
  );
}
