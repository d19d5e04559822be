import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { minePath } from '../../../domain/minePaths.ts';
import { loginPath, notFoundPath } from '../../../domain/paths.ts';
import { StaleNotice } from '../../../ui/query/StaleNotice.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { useMine } from '../useMine.ts';
import { Center } from './Center.tsx';
import { NotHere } from './NotHere.tsx';
import '../mine.css';

/** What was answered needs every kind of question; the centre, which opens without a network, needs none. */
const LazyDetails = lazy(() =>
  loadChunk(() => import('../details/Details.tsx')).then(({ Details }) => ({ default: Details })),
);

const LazySignIns = lazy(() =>
  loadChunk(() => import('../signIns/SignIns.tsx')).then(({ SignIns }) => ({ default: SignIns })),
);

/** One's own registration, and its answers and sign-ins one step further. */
export default function MineScreen() {
  const { id = '', part } = useParams();
  if (part !== 'signIns') return <OwnRegistration exhibitionId={id} part={part} />;
  return (
    <Suspense fallback={<Waiting isScreen lines={8} />}>
      <LazySignIns exhibitionId={id} />
    </Suspense>
  );
}

interface OwnRegistrationProps {
  readonly exhibitionId: string;
  readonly part: string | undefined;
}

function OwnRegistration({ exhibitionId: id, part }: OwnRegistrationProps) {
  const mine = useMine(id);
  if (part !== undefined && part !== 'details') return <Navigate replace to={notFoundPath} />;
  const { query, voucher } = mine;
  const { state, contact } = query.data ?? {};
  // Who proves a contact comes back.
  if (state?.at === 'stranger') return <Navigate replace to={loginPath(id, undefined, 'mine')} />;
  if (state?.at === 'another') return <Navigate replace to={minePath(id)} />;
  if (state?.at === 'moved' || (state === undefined && query.error === null))
    return <Waiting isScreen lines={8} trouble={query.failureReason} onRetry={() => void query.retry()} />;
  if (state?.at !== 'found' || voucher === undefined) return <NotHere exhibitionId={id} mine={mine} />;
  if (part === undefined)
    return (
      <>
        <StaleNotice query={query} />
        <Center own={state.own} voucher={voucher} contact={contact} exhibitionId={id} />
      </>
    );
  return (
    <Suspense fallback={<Waiting isScreen lines={8} />}>
      <LazyDetails own={state.own} voucher={voucher} />
    </Suspense>
  );
}
