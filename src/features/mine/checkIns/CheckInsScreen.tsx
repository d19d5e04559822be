import { Button } from '#ui/controls/Button.tsx';
import { useScan } from '#entities/scan/useScan.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { loginPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { placesWithCheckIns } from '../rules/placesWithCheckIns.ts';
import { resumePendingCheckIns } from '#entities/checkIn/checkInQueue.ts';
import { useLocalCheckIns } from '#entities/checkIn/localCheckIns.ts';
import { useCheckInFacts } from '#entities/checkIn/useCheckInFacts.ts';
import { useActingVouchers } from '#session/acting/actingVouchers.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { PlaceCheckIns } from './PlaceCheckIns.tsx';
import styles from './checkIns.module.css';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

export default function CheckInsScreen() {
  const exhibitionId = useExhibitionId();
  const { t } = useCheckInWords();
  const scan = useScan();
  const held = useActingVouchers();
  const facts = useCheckInFacts(exhibitionId, held);
  const notes = useLocalCheckIns();
  const { places = [], isAnswered, isRetrying, query } = facts;

  useEffect(() => {
    resumePendingCheckIns();
  }, []);

  if (held.length === 0) return <Navigate replace to={loginPath(exhibitionId, undefined, 'mine')} />;
  const ids = held.map(({ recordId }) => recordId);
  const own = notes.filter(
    (note) => note.exhibitionId === exhibitionId && ids.indexOf(note.registrationId) >= 0,
  );
  const groups = placesWithCheckIns(places, own);
  const isWaiting = groups.length === 0 && query.isPending && !isRetrying;
  return (
    <>
      <PageHeading lead={t('listLead')}>{t('myCheckIns')}</PageHeading>
      {isRetrying && !isAnswered && <Notice kind="warn">{t('listFailed')}</Notice>}
      {isWaiting && <Waiting skeleton={<ListSkeleton shape="row" />} onRetry={() => void query.retry()} />}
      {!isWaiting && groups.length === 0 && (
        <EmptyState
          drawing="ticket"
          title={t('listEmpty')}
          action={<Button onClick={scan}>{t('scan')}</Button>}
        />
      )}
      {groups.length > 0 && (
        <Card>
          <ul className={styles.list}>
            {groups.map(({ id, place, notes: of }) => (
              <PlaceCheckIns key={id} place={place} notes={of} held={held} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
