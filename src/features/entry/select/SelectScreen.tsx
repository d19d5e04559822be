import { useEffect, useState } from 'react';
import { landingTree, type LandingPayload } from '../../../boot/landing.ts';
import { registrationState } from '../../../domain/registrationPeriod.ts';
import { services } from '../../../flows/services.ts';
import { useVisit, reopenVisit } from '../../../flows/visit.ts';
import { LandingPicture } from './LandingPicture.tsx';
import { Unfinished } from './Unfinished.tsx';
import { WaysIn } from './WaysIn.tsx';
import { useFirstWords } from '../../../language/firstWords.ts';
import './select.css';

/** The landing page: which exhibition this is, whether one can register now, and the ways in. */
export default function SelectScreen() {
  const { t, language } = useFirstWords('select');
  const exhibition = useVisit((visit) => visit.exhibition);
  const channel = useVisit((visit) => visit.channel);
  const nowMs = useNow();
  const payload: LandingPayload =
    exhibition.kind === 'found' ? { kind: 'found', exhibition: exhibition.value } : { kind: exhibition.kind };

  return (
    <>
      <LandingPicture nodes={landingTree(payload, language, nowMs)} />
      {exhibition.kind === 'failed' && (
        <button className="l-retry" type="button" onClick={reopenVisit}>
          {t('retry')}
        </button>
      )}
      {exhibition.kind === 'found' && (
        <>
          <Unfinished exhibitionId={exhibition.value.RecordId} />
          <WaysIn
            exhibition={exhibition.value}
            channel={channel}
            state={registrationState(
              exhibition.value,
              channel.kind === 'found' ? channel.value : undefined,
              nowMs,
            )}
          />
        </>
      )}
      {exhibition.kind === 'finding' && <div className="l-ways" aria-hidden="true" />}
    </>
  );
}

/** Looked at again every half minute, so that a page left open notices the opening. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => services().now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(services().now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
