import { useEffect, useState } from 'react';
import { landingTree, type LandingPayload } from '../../../boot/landing.ts';
import type { Exhibition } from '../../../domain/exhibition.ts';
import { registrationState } from '../../../domain/registrationPeriod.ts';
import { services } from '../../../flows/services.ts';
import { type Finding, useVisit } from '../../../flows/visit.ts';
import { LandingPicture } from './LandingPicture.tsx';
import { Unfinished } from './Unfinished.tsx';
import { Trouble } from './Trouble.tsx';
import { WaysIn } from './WaysIn.tsx';
import { firstWord, useFirstWords } from '../../../language/firstWords.ts';
import { problemKey } from '../../../language/problemKey.ts';
import './select.css';

/** The landing page: which exhibition this is, whether one can register now, and the ways in. */
export default function SelectScreen() {
  const { t, language } = useFirstWords('select');
  const exhibition = useVisit((visit) => visit.exhibition);
  const channel = useVisit((visit) => visit.channel);
  const nowMs = useNow();
  const isTroubled = useVisit((visit) => visit.isTroubled);

  return (
    <>
      <LandingPicture nodes={landingTree(payloadOf(exhibition, isTroubled), language, nowMs)} />
      {exhibition.kind === 'failed' && (
        <Trouble text={firstWord('shell', problemKey(exhibition.cause))} retry={t('retry')} />
      )}
      {exhibition.kind === 'finding' && isTroubled && (
        <Trouble text={firstWord('shell', 'stillTrying')} retry={t('retry')} />
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
      {exhibition.kind === 'finding' && !isTroubled && <div className="l-ways" aria-hidden="true" />}
    </>
  );
}

function payloadOf(exhibition: Finding<Exhibition>, isTroubled: boolean): LandingPayload {
  if (exhibition.kind === 'found') return { kind: 'found', exhibition: exhibition.value };
  if (exhibition.kind === 'finding') return { kind: isTroubled ? 'failed' : 'finding' };
  return { kind: exhibition.kind };
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
