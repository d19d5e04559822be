import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { minePath } from '../../../domain/minePaths.ts';
import { loginPath, notFoundPath } from '../../../domain/paths.ts';
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
  const { state, voucher } = mine;
  // Nobody is known here: whoever proves who they are comes back.
  if (state.at === 'stranger') return <Navigate replace to={loginPath(id, undefined, 'mine')} />;
  if (state.at === 'another') return <Navigate replace to={minePath(id)} />;
  if (state.at === 'looking') return <Waiting isScreen lines={8} onRetry={mine.retry} />;
  if (state.at !== 'found' || voucher === undefined) return <NotHere exhibitionId={id} mine={mine} />;
  if (part === undefined)
    return <Center own={state.own} voucher={voucher} contact={mine.contact} exhibitionId={id} />;
  return (
    <Suspense fallback={<Waiting isScreen lines={8} />}>
      <LazyDetails own={state.own} voucher={voucher} />
    </Suspense>
  );
}
