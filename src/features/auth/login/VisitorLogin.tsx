import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Registration } from '../../../api/registration/registrationRecord.ts';
import type { Contact } from '../../../domain/person/contact.ts';
import { minePath } from '../../../domain/address/minePaths.ts';
import { groupPath, registerPath, selectPath } from '../../../domain/address/paths.ts';
import { beginCorrection } from '../../../flows/registration/beginCorrection.ts';
import { startCorrection } from '../../../flows/registration/correction.ts';
import { useEntryAddress } from '../../../flows/visit/entryAddress.ts';
import { findRegistrationOf } from '../../../flows/registration/findRegistrationOf.ts';
import { useRecognised } from '../contact/useRecognised.ts';
import { registrationFormQuery } from '../../../flows/registration/registrationFormQuery.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import { services } from '../../../flows/session/services.ts';
import { localStores } from '../../../flows/session/localStores.ts';
import { useVisit } from '../../../flows/visit/visit.ts';
import { pathToVouchers } from '../contact/pathToVouchers.ts';
import { keepLogin, keepVisitor } from '../../../flows/session/keepVisitor.ts';
import { consumeReturnTo } from '../../../flows/navigation/returnTo.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Steps } from '../../../ui/page/Steps.tsx';
import { useIsHere } from '../../../ui/controls/useIsHere.ts';
import { Waiting } from '../../../ui/page/Waiting.tsx';
import { LookupFailed } from '../contact/LookupFailed.tsx';
import { NotRegistered } from '../contact/NotRegistered.tsx';
import { useContactEntry } from '../contact/useContactEntry.ts';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { VisitorProof } from './VisitorProof.tsx';

type Stage =
  | { readonly at: 'prove' }
  | { readonly at: 'looking'; readonly contact: Contact }
  | { readonly at: 'failed'; readonly contact: Contact; readonly cause: unknown }
  | { readonly at: 'absent'; readonly contact: Contact }
  | { readonly at: 'known'; readonly contact: Contact; readonly registration: Registration };

/** Who a visitor is, by code or password; then leads to the code, or to registering. */
export function VisitorLogin() {
  const { t } = useTranslation('identity');
  const { t: say } = useTranslation('accounts');
  const { exhibitionId, channelId } = useEntryAddress();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const next = query.get('next');
  const wantsGroup = next === 'group';
  // A leader of a group comes to register, but may be registered already.
  const wantsToRegister = next === 'register' || wantsGroup;
  const { data: form, isPending } = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const isChoosing = useVisit(({ channel }) => channel.kind === 'finding');
  const entry = useContactEntry(form?.provenBy ?? 'mobileOrEmail');
  const isRecognised = useRecognised({ exhibitionId, contact: entry.contact }, wantsToRegister);
  const [stage, setStage] = useState<Stage>({ at: 'prove' });
  const hasLoggedIn = useRef(false);

  function goToRegister() {
    void navigate(registering(), { replace: true });
  }

  function registering(): string {
    if (wantsGroup) return groupPath(exhibitionId, channelId);
    return channelId === undefined ? selectPath(exhibitionId) : registerPath(exhibitionId, channelId);
  }

  const saySuccess = () =>
    void renderToast(say('loginSuccess'), { ms: services().times.toastMs, outlivesNavigation: true });

  async function lookUp(contact: Contact) {
    setStage({ at: 'looking', contact });
    const found = await findRegistrationOf(exhibitionId, contact, { policy: 'besideForm' });
    if (!isHere()) return undefined;
    if (found.kind === 'unknown') return setStage({ at: 'failed', contact, cause: found.cause });
    if (found.kind === 'absent')
      return wantsToRegister ? goToRegister() : setStage({ at: 'absent', contact });
    const registration = found.registration;
    // A password has brought its token already.
    await Promise.all([hasLoggedIn.current || keepLogin(contact), keepVisitor(registration)]);
    if (!isHere()) return undefined;
    if (wantsGroup) return goToRegister();
    const back = next === 'mine' ? undefined : consumeReturnTo(exhibitionId);
    if (back !== undefined) return navigate(back, { replace: true });
    if (wantsToRegister) return setStage({ at: 'known', contact, registration });
    if (!hasLoggedIn.current) saySuccess();
    return navigate(next === 'mine' ? minePath(exhibitionId) : await pathToVouchers(), { replace: true });
  }

  /** A correction starts from the stored registration, which the form fetches. */
  async function fillInAgain(contact: Contact, registration: Registration) {
    if (channelId === undefined) startCorrection(exhibitionId, registration.RecordId);
    else await beginCorrection({ exhibitionId, channelId, contact }, registration);
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

  return (
    <>
      {next === 'register' && <Steps current={1} total={4} name={t('stepProve')} />}
      {stage.at === 'prove' && (
        <VisitorProof
          exhibitionId={exhibitionId}
          entry={entry}
          // A field that was there and goes once more takes the keyboard with it, and what was typed at that moment.
          isFinding={isPending && (channelId !== undefined || isChoosing)}
          wantsToRegister={wantsToRegister}
          isRecognised={isRecognised}
          onProven={proven}
          onIn={arrive}
        />
      )}
      {stage.at === 'looking' && <Waiting text={t('checking')} />}
      {stage.at === 'failed' && (
        <LookupFailed cause={stage.cause} onRetry={() => void lookUp(stage.contact)} />
      )}
      {stage.at === 'absent' && (
        <NotRegistered contact={stage.contact} onRegister={goToRegister} onChange={startOver} />
      )}
      {stage.at === 'known' && (
        <AlreadyRegistered
          contact={stage.contact}
          registration={stage.registration}
          onOverwrite={() => void fillInAgain(stage.contact, stage.registration)}
          onChange={startOver}
        />
      )}
    </>
  );
}
