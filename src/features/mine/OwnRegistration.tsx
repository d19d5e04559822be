import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { organiserCenterPath } from '#domain/address/organiser/organiserPaths.ts';
import { loginPath } from '#domain/address/paths.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Waiting } from '#ui/page/Waiting.tsx';
import { RegistrationUnavailable } from './center/RegistrationUnavailable.tsx';
import { type MyRegistration, useMyRegistration } from './useMyRegistration.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

type Found = NonNullable<MyRegistration['query']['data']>;

interface OwnRegistrationProps {
  /** The shape of what comes, of a page without the general one. */
  readonly skeleton?: ReactNode;
  readonly children: (shown: {
    readonly own: Extract<Found['state'], { readonly at: 'found' }>['own'];
    readonly voucher: NonNullable<MyRegistration['voucher']>;
    readonly contact: Found['contact'];
    readonly mine: MyRegistration;
  }) => ReactNode;
}

const OwnSkeleton = () => (
  <>
    <ListSkeleton rows={1} hasHeading />
    <ListSkeleton shape="row" rows={5} />
  </>
);

/** One's own registration as soon as it is there; without one, the login or what else can be done. */
export function OwnRegistration({ skeleton = <OwnSkeleton />, children }: OwnRegistrationProps) {
  const id = useExhibitionId();
  const mine = useMyRegistration();
  const isExhibitor = useRoleIdentity('exhibitor').isIn;
  const isOrganiser = useRoleIdentity('host').isIn;
  const { query, voucher } = mine;
  const { state, contact } = query.data ?? {};
  // An exhibitor or organiser who is no visitor has a place too.
  if (state?.at === 'unregistered' && isExhibitor) return <Navigate replace to={exhibitorCenterPath(id)} />;
  if (state?.at === 'unregistered' && isOrganiser) return <Navigate replace to={organiserCenterPath(id)} />;
  // Who proves a contact comes back.
  if (state?.at === 'unregistered') return <Navigate replace to={loginPath(id, undefined, 'mine')} />;
  if (state?.at === 'another') return <Navigate replace to={minePath(id)} />;
  if (state?.at === 'moved' || (state === undefined && query.error === null))
    return (
      <Waiting
        isScreen
        skeleton={skeleton}
        failureReason={query.failureReason}
        onRetry={() => void query.retry()}
      />
    );
  if (state?.at !== 'found' || voucher === undefined) return <RegistrationUnavailable mine={mine} />;
  return children({ own: state.own, voucher, contact, mine });
}
