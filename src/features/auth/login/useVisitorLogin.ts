import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { codePath, groupPath, registerPath, selectPath } from '#domain/address/paths.ts';
import type { Contact } from '#domain/person/contact.ts';
import { consumeReturnTo } from '#flows/navigation/returnTo.ts';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';
import { keepLogin, keepVisitor, keepVoucher } from '#entities/registration/stored/keepVisitor.ts';
import { type EntryAddress, useEntryAddress } from '#session/visit/entryAddress.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { findPeople } from '../findCertificates.ts';
import { pathToVouchers } from '../contact/pathToVouchers.ts';
import type { ContactEntry } from '../contact/useContactEntry.ts';

export type LoginStage =
  | { readonly at: 'prove' }
  | { readonly at: 'looking'; readonly contact: Contact }
  | { readonly at: 'failed'; readonly contact: Contact; readonly cause: unknown }
  | { readonly at: 'absent'; readonly contact: Contact }
  /** Several people have registered with this contact. */
  | { readonly at: 'choose'; readonly contact: Contact; readonly people: readonly Registration[] };

/** What the visitor came for, by the address; undefined for nothing but the code. */
export type LoginPurpose = 'register' | 'group' | 'mine' | 'exhibit' | undefined;

export function useVisitorLogin(purpose: LoginPurpose, entry: ContactEntry) {
  const { t } = useTranslation('accounts');
  const address = useEntryAddress();
  const { exhibitionId } = address;
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();
  const [stage, setStage] = useState<LoginStage>({ at: 'prove' });
  const hasLoggedIn = useRef(false);
  const goOn = useGoOn(purpose);

  const goToRegister = () => void navigate(formPath(purpose, address), { replace: true });

  async function lookUp(contact: Contact) {
    setStage({ at: 'looking', contact });
    const found = await findPeople(exhibitionId, contact);
    if (!isStillHere()) return undefined;
    if (found.kind === 'unknown') return setStage({ at: 'failed', contact, cause: found.cause });
    if (found.kind === 'absent')
      return wantsToRegister(purpose) ? goToRegister() : setStage({ at: 'absent', contact });
    const [person, second] = found.people;
    if (second !== undefined) return setStage({ at: 'choose', contact, people: found.people });
    return logIn(contact, person, []);
  }

  /** The others have registered with the same contact: their passes are kept as well. */
  async function logIn(contact: Contact, person: Registration, others: readonly Registration[]) {
    setStage({ at: 'looking', contact });
    for (const other of others) await keepVoucher(other);
    // A password has brought its token already.
    await keepVisitor(person, hasLoggedIn.current);
    if (!hasLoggedIn.current) await keepLogin(contact);
    if (isStillHere()) return goOn(person, !hasLoggedIn.current);
    if (!hasLoggedIn.current) toast(t('loginSuccess'));
    return undefined;
  }

  /** A right password proves the contact as well as a code does: both are the server's word. */
  async function proven(contact: Contact) {
    if (!isStillHere()) return;
    await (await localStores()).provenContacts.remember(exhibitionId, contact);
    await lookUp(contact);
  }

  async function arrive() {
    hasLoggedIn.current = true;
    toast(t('loginSuccess'));
    await proven(entry.contact);
  }

  function startOver() {
    hasLoggedIn.current = false;
    entry.type('');
    setStage({ at: 'prove' });
  }

  return { stage, goToRegister, lookUp, logIn, proven, arrive, startOver };
}

const toast = (text: string) => renderToast(text, { ms: services().times.toastMs, outlivesNavigation: true });

/** Where the person who has logged in wanted to go. */
function useGoOn(purpose: LoginPurpose) {
  const { t } = useTranslation('accounts');
  const { t: say } = useTranslation('identity');
  const address = useEntryAddress();
  const { exhibitionId } = address;
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();

  return async ({ RecordId }: Registration, saysSuccess: boolean) => {
    if (purpose === 'group' || purpose === 'exhibit')
      return navigate(formPath(purpose, address), { replace: true });
    const back = purpose === 'mine' ? undefined : consumeReturnTo(exhibitionId);
    if (back !== undefined) return navigate(back, { replace: true });
    if (purpose === 'register') {
      // The ticket says the rest, and leads to a correction, which asks before a seat is lost.
      toast(say('alreadyTitle'));
      return navigate(codePath(RecordId), { replace: true });
    }
    if (saysSuccess) toast(t('loginSuccess'));
    const target = purpose === 'mine' ? minePath(exhibitionId) : await pathToVouchers(exhibitionId);
    return isStillHere() ? navigate(target, { replace: true }) : undefined;
  };
}

/** Who has a form before them: with a leader of a group, or a company that applies, it may be registered already. */
export const wantsToRegister = (purpose: LoginPurpose) =>
  purpose === 'register' || purpose === 'group' || purpose === 'exhibit';

function formPath(purpose: LoginPurpose, { exhibitionId, channelId }: EntryAddress): string {
  if (purpose === 'group') return groupPath(exhibitionId, channelId);
  if (purpose === 'exhibit') return becomeExhibitorPath(exhibitionId);
  return channelId === undefined ? selectPath(exhibitionId) : registerPath(exhibitionId, channelId);
}
