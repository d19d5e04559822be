import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import { minePath } from '../../../domain/address/minePaths.ts';
import { groupPath, registerPath, selectPath } from '../../../domain/address/paths.ts';
import type { Contact } from '../../../domain/person/contact.ts';
import { consumeReturnTo } from '../../../flows/navigation/returnTo.ts';
import { beginCorrection } from '../../../flows/registration/beginCorrection.ts';
import { startCorrection } from '../../../flows/registration/correction.ts';
import { findRegistrationOf } from '../../../flows/registration/findRegistrationOf.ts';
import { services } from '../../../flows/session/services.ts';
import { localStores } from '../../../flows/session/localStores.ts';
import { keepLogin, keepVisitor } from '../../../flows/session/keepVisitor.ts';
import { type EntryAddress, useEntryAddress } from '../../../flows/visit/entryAddress.ts';
import { useIsHere } from '../../../ui/controls/useIsHere.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { pathToVouchers } from '../contact/pathToVouchers.ts';
import type { ContactEntry } from '../contact/useContactEntry.ts';

export type LoginStage =
  | { readonly at: 'prove' }
  | { readonly at: 'looking'; readonly contact: Contact }
  | { readonly at: 'failed'; readonly contact: Contact; readonly cause: unknown }
  | { readonly at: 'absent'; readonly contact: Contact }
  | { readonly at: 'known'; readonly contact: Contact; readonly registration: Registration };

/** What the visitor came for, by the address; undefined for nothing but the code. */
export type LoginPurpose = 'register' | 'group' | 'mine' | undefined;

export function useVisitorLogin(purpose: LoginPurpose, entry: ContactEntry) {
  const { t } = useTranslation('accounts');
  const address = useEntryAddress();
  const { exhibitionId } = address;
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [stage, setStage] = useState<LoginStage>({ at: 'prove' });
  const hasLoggedIn = useRef(false);

  const goToRegister = () => void navigate(formPath(purpose, address), { replace: true });
  const saySuccess = () =>
    renderToast(t('loginSuccess'), { ms: services().times.toastMs, outlivesNavigation: true });

  async function lookUp(contact: Contact) {
    setStage({ at: 'looking', contact });
    const found = await findRegistrationOf(exhibitionId, contact, { policy: 'besideForm' });
    if (!isHere()) return undefined;
    if (found.kind === 'unknown') return setStage({ at: 'failed', contact, cause: found.cause });
    if (found.kind === 'absent')
      return wantsToRegister(purpose) ? goToRegister() : setStage({ at: 'absent', contact });
    const registration = found.registration;
    // A password has brought its token already.
    await Promise.all([hasLoggedIn.current || keepLogin(contact), keepVisitor(registration)]);
    if (!isHere()) return undefined;
    if (purpose === 'group') return goToRegister();
    const back = purpose === 'mine' ? undefined : consumeReturnTo(exhibitionId);
    if (back !== undefined) return navigate(back, { replace: true });
    if (wantsToRegister(purpose)) return setStage({ at: 'known', contact, registration });
    if (!hasLoggedIn.current) saySuccess();
    return navigate(purpose === 'mine' ? minePath(exhibitionId) : await pathToVouchers(), { replace: true });
  }

  async function fillInAgain(contact: Contact, registration: Registration) {
    await correct(address, contact, registration);
    goToRegister();
  }

  /** A right password proves the contact as well as a code does: both are the server's word. */
  async function proven(contact: Contact) {
    if (!isHere()) return;
    await (await localStores()).provenContacts.remember(exhibitionId, contact);
    await lookUp(contact);
  }

  async function arrive() {
    hasLoggedIn.current = true;
    saySuccess();
    await proven(entry.contact);
  }

  function startOver() {
    hasLoggedIn.current = false;
    entry.type('');
    setStage({ at: 'prove' });
  }

  return { stage, goToRegister, lookUp, fillInAgain, proven, arrive, startOver };
}

/** A leader of a group comes to register, but may be registered already. */
export const wantsToRegister = (purpose: LoginPurpose) => purpose === 'register' || purpose === 'group';

function formPath(purpose: LoginPurpose, { exhibitionId, channelId }: EntryAddress): string {
  if (purpose === 'group') return groupPath(exhibitionId, channelId);
  return channelId === undefined ? selectPath(exhibitionId) : registerPath(exhibitionId, channelId);
}

/** A correction starts from the stored registration, which the form fetches. */
async function correct(
  { exhibitionId, channelId }: EntryAddress,
  contact: Contact,
  registration: Registration,
): Promise<void> {
  if (channelId === undefined) startCorrection(exhibitionId, registration.RecordId);
  else await beginCorrection({ exhibitionId, channelId, contact }, registration);
}
