import type { ReactNode } from 'react';
import { appStorage } from '../../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../../device/storage/deviceKeys.ts';
import { vouchersIn } from '../../../device/vouchers/voucher.ts';
import { isRecordId } from '../../../domain/record/ids.ts';
import { useSignInNotes } from '../../../flows/checkIn/signInNotes.ts';
import { tapSignIn } from '../tapSignIn.ts';
import type { PlaceAddress } from '../useStandings.ts';
import { useSignInFirstWords } from '../../../language/useSignInFirstWords.ts';
import { SignInButton } from './SignInButton.tsx';

export interface FirstTapProps {
  readonly address: PlaceAddress;
  readonly picture: ReactNode;
}

/**
 * The page before its larger part is there, or where that could not be had: the one person of this phone can tap, and that is
 * kept. Everything else waits.
 */
export function FirstTap({ address, picture }: FirstTapProps) {
  const words = useSignInFirstWords();
  const { exhibitionId, placeId } = address;
  const held = vouchersIn(appStorage().read(ownNames.voucherMirror)).filter(
    (voucher) => voucher.exhibitionId === exhibitionId,
  );
  const [first, second] = held;
  const note = useSignInNotes().find(
    (one) => one.placeId === placeId && one.registrationId === first?.recordId,
  );
  const mayTap = first !== undefined && second === undefined && isRecordId(placeId);
  return (
    <>
      {picture}
      <div className="i-stage">
        <section className="i-place" aria-labelledby="sign-in-place">
          <h2 className="i-place-name" id="sign-in-place">
            {words.nameless}
          </h2>
          {mayTap && note?.kind !== 'signed' && (
            <SignInButton
              voucher={first}
              isSending={note?.kind === 'waiting'}
              onSign={() => tapSignIn({ exhibitionId, placeId, registrationIds: [first.recordId] })}
            >
              {words.signInHere}
            </SignInButton>
          )}
          {note?.kind === 'waiting' && !navigator.onLine && (
            <p className="i-place-note" data-announce="">
              {words.unconfirmedTitle}
            </p>
          )}
        </section>
      </div>
    </>
  );
}
