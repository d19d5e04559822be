import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Registration } from '../../../api/registrationRecord.ts';
import type { Contact } from '../../../domain/contact.ts';
import { registerPath, selectPath, voucherListPath } from '../../../domain/paths.ts';
import { startCorrection } from '../../../flows/correction.ts';
import { useEntryAddress } from '../../../flows/entryAddress.ts';
import { findRegistrationOf } from '../../../flows/findRegistration.ts';
import { saveRegistrationDraft } from '../../../flows/registrationDraft.ts';
import { useRegistrationForm } from '../../../flows/registrationForm.ts';
import { shelves } from '../../../flows/shelves.ts';
import { keepLogin, keepVisitor } from '../../../flows/visitor.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { NotRegistered } from './NotRegistered.tsx';
import { LookupFailed } from './LookupFailed.tsx';
import { ProveContact } from './ProveContact.tsx';

type Stage =
  | { readonly at: 'prove' }
  | { readonly at: 'looking'; readonly contact: Contact }
  | { readonly at: 'failed'; readonly contact: Contact }
  | { readonly at: 'absent'; readonly contact: Contact }
  | { readonly at: 'known'; readonly contact: Contact; readonly registration: Registration };

/** Proves a mobile number or e-mail address; then leads to the code, or to registering. */
export default function LoginScreen() {
  const { t } = useTranslation('identity');
  const { exhibitionId, channelId } = useEntryAddress();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wantsToRegister = query.get('next') === 'register';
  const { form } = useRegistrationForm(exhibitionId, channelId);
  const [stage, setStage] = useState<Stage>({ at: 'prove' });
  const provenBy = form.kind === 'found' ? form.value.provenBy : 'mobileOrEmail';

  function goToRegister() {
    const target = channelId === undefined ? selectPath(exhibitionId) : registerPath(exhibitionId, channelId);
    void navigate(target, { replace: true });
  }

  async function lookUp(contact: Contact) {
    setStage({ at: 'looking', contact });
    const found = await findRegistrationOf(exhibitionId, contact);
    if (found.kind === 'unknown') return setStage({ at: 'failed', contact });
    if (found.kind === 'absent')
      return wantsToRegister ? goToRegister() : setStage({ at: 'absent', contact });
    const registration = found.registration;
    await Promise.all([keepLogin(contact), keepVisitor(registration)]);
    if (wantsToRegister) return setStage({ at: 'known', contact, registration });
    return navigate(voucherListPath, { replace: true });
  }

  /** The earlier name and company are a start; what this exhibition asks is answered anew. */
  async function fillInAgain(contact: Contact, registration: Registration) {
    startCorrection(exhibitionId, registration.RecordId);
    const { Name: name, CompanyName: company } = registration;
    if (channelId !== undefined)
      await saveRegistrationDraft(
        { exhibitionId, channelId, contact },
        { identity: { name, company, contact: contact.value } },
        [],
      );
    goToRegister();
  }

  async function proven(contact: Contact) {
    await (await shelves()).provenContacts.remember(exhibitionId, contact);
    await lookUp(contact);
  }

  return (
    <>
      {wantsToRegister && <Steps current={1} total={4} name={t('stepProve')} />}
      {stage.at === 'prove' && (
        <>
          <PageHeading lead={t('proveText')}>
            {wantsToRegister ? t('proveTitle') : t('loginTitle')}
          </PageHeading>
          {form.kind === 'finding' && channelId !== undefined ? (
            <Waiting lines={4} />
          ) : (
            <ProveContact exhibitionId={exhibitionId} provenBy={provenBy} onProven={proven} />
          )}
        </>
      )}
      {stage.at === 'looking' && <Waiting text={t('checking')} />}
      {stage.at === 'failed' && <LookupFailed onRetry={() => void lookUp(stage.contact)} />}
      {stage.at === 'absent' && (
        <NotRegistered
          contact={stage.contact}
          onRegister={goToRegister}
          onChange={() => setStage({ at: 'prove' })}
        />
      )}
      {stage.at === 'known' && (
        <AlreadyRegistered
          contact={stage.contact}
          registration={stage.registration}
          onOverwrite={() => void fillInAgain(stage.contact, stage.registration)}
          onChange={() => setStage({ at: 'prove' })}
        />
      )}
    </>
  );
}
