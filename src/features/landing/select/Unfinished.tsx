import { useEffect, useState } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { groupPath, informationPath, registerPath } from '../../../domain/address/paths.ts';
import { formatVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { carryOnState } from '../../../flows/visit/carryOn.ts';
import { useVisit } from '../../../flows/visit/visit.ts';
import type { UnfinishedRegistration } from './findUnfinished.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { useShellMessages } from '../../../language/shellMessages.ts';
import styles from '../../../flows/landing/select.module.css';

/** A registration that was begun on this phone, or sent without an answer: one tap leads back into it. */
export function Unfinished({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useShellMessages('select');
  const channelId = useVisit((visit) =>
    visit.channel.kind === 'found' ? visit.channel.value.RecordId : undefined,
  );
  const [found, setFound] = useState<UnfinishedRegistration>();

  useEffect(() => {
    if (channelId === undefined) return undefined;
    let isCancelled = false;
    // Looked up after the page works; a first visit has nothing to find.
    void loadChunk(() => import('./findUnfinished.ts'))
      .then(({ findUnfinished }) => findUnfinished(exhibitionId, channelId))
      .then((answer) => {
        if (!isCancelled) setFound(answer);
      })
      .catch(() => {});
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, channelId]);

  if (found === undefined) return null;
  const isPending = found.kind === 'pending';
  const target =
    found.step === 'group' ? groupPath : found.step === 'register' ? registerPath : informationPath;
  return (
    <div className={styles.notice} data-announce="">
      <h2 className={styles.noticeTitle}>{t(isPending ? 'pendingTitle' : 'resumeTitle')}</h2>
      <p>
        {found.kind === 'pending'
          ? t('pendingText')
          : t('resumeText', { time: formatVenueTime(found.savedAtMs, 'MM-dd HH:mm') })}
      </p>
      <AppLink
        className={`${styles.action} ${styles['action--secondary']}`}
        to={target(exhibitionId, found.channelId)}
        state={carryOnState}
      >
        {t(isPending ? 'pendingAction' : 'resumeAction')}
      </AppLink>
    </div>
  );
}
