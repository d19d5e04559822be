import { myCheckInsPath } from '../../../domain/address/myCheckInsPath.ts';
import { useLocalCheckIns } from '../../../flows/checkIn/localCheckIns.ts';
import { useCheckInWords } from '../../../language/useCheckInWords.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import styles from '../mine.module.css';

/** Link to the check-ins; says where one is not confirmed or needs action. */
export function MyCheckInsEntry({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useCheckInWords();
  const notes = useLocalCheckIns().filter((note) => note.exhibitionId === exhibitionId);
  const signed = notes.filter(({ kind }) => kind === 'signed').length;
  const isRefused = notes.some(({ kind }) => kind === 'refused');
  const isWaiting = notes.some(({ kind }) => kind === 'waiting');
  const word = isRefused ? t('stateRefused') : isWaiting ? t('stateUnconfirmed') : '';
  return (
    <Card title={t('onSite')}>
      <ul className={styles.entries}>
        <li>
          <AppLink className={styles.entry} to={myCheckInsPath(exhibitionId)}>
            {t('myCheckIns')}
            {(word !== '' || signed > 0) && (
              <span className="m-entry-state">
                {word !== '' ? word : t('checkedInTimes', { count: signed })}
              </span>
            )}
          </AppLink>
        </li>
      </ul>
    </Card>
  );
}
