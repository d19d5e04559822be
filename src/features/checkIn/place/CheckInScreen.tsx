import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { loadChunk } from '#chunks/loadChunk.ts';
import { checkInTree, failedTree, fitCover, messageTree } from '#boot/landingTree.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { useVisitorIn } from '#session/acting/visitorIn.ts';
import { useVisit } from '#session/visit/visit.ts';
import { shellMessage, useShellMessages } from '#language/shellMessages.ts';
import { problemKey, stillTryingKey } from '#language/problemKey.ts';
import { LandingPicture } from '#flows/landing/LandingPicture.tsx';
import { LoadError } from '#flows/landing/LoadError.tsx';
import { FirstTap } from './FirstTap.tsx';
import '#flows/landing/select.module.css';
import './checkIn.module.css';

let rest: Promise<{ readonly default: typeof FirstTap }> | undefined;

/** The queue, the list and the results: preloaded, but the first tap does not wait for them. */
function loadRest() {
  rest ??= loadChunk(() => import('./AtPlace.tsx'))
    .then(({ AtPlace }) => ({ default: AtPlace }))
    .catch(() => {
      window.addEventListener('online', () => window.location.reload());
      return { default: FirstTap };
    });
  return rest;
}
const LaterAtPlace = lazy(loadRest);

/** Opened by the code of a place: checks in with one tap. */
export default function CheckInScreen() {
  const { id = '', signInPlaceId = '' } = useParams();
  useEffect(() => void loadRest(), []);
  const { t, language } = useShellMessages('select');
  const exhibition = useVisit((visit) => visit.exhibition);
  const isRetrying = useVisit((visit) => visit.isRetrying);
  const failureReason = useVisit((visit) => visit.failureReason);
  // A known visitor can check in before the exhibition is loaded.
  const isKnownHere = useVisitorIn() !== undefined;
  const drawHead = (known?: Exhibition) => <LandingPicture nodes={checkInTree(known, language, fitCover)} />;
  const { kind } = exhibition;
  if (kind === 'found' || (kind === 'failed' && isKnownHere)) {
    const address = { exhibitionId: id, placeId: signInPlaceId };
    const picture = kind === 'found' && drawHead(exhibition.value);
    return (
      <Suspense fallback={<FirstTap key={signInPlaceId} address={address} picture={picture} />}>
        <LaterAtPlace key={signInPlaceId} address={address} picture={picture} />
      </Suspense>
    );
  }
  const isWaiting = kind === 'loading';
  return (
    <>
      {isWaiting && !isRetrying ? (
        drawHead()
      ) : (
        <LandingPicture
          nodes={kind === 'missing' ? messageTree(t('missingTitle'), t('missingText')) : failedTree(language)}
        />
      )}
      {kind === 'failed' && (
        <LoadError text={shellMessage('shell', problemKey(exhibition.cause))} retry={t('retry')} />
      )}
      {isWaiting && isRetrying && (
        <LoadError text={shellMessage('shell', stillTryingKey(failureReason))} retry={t('retry')} />
      )}
    </>
  );
}
