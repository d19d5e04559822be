import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Contact, maskContact } from '#domain/person/contact.ts';
import type { DocumentAnswer } from '#domain/form/formDefinition.ts';
import { codePath, selectPath, voucherListPath } from '#domain/address/paths.ts';
import { findCertificates, keepCertificates } from './findCertificates.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { localStores } from '#session/localStores.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { consumeReturnTo } from '#flows/navigation/returnTo.ts';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { LookupFailed } from './contact/LookupFailed.tsx';
import { ProveContact } from './contact/ProveContact.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { useContactEntry } from './contact/useContactEntry.ts';
import { useDocumentEntry } from './useDocumentEntry.tsx';

/** The person whose registration is searched; the document number is kept for this screen only. */
interface Wanted {
  readonly contact: Contact;
  readonly document: DocumentAnswer | undefined;
}

type Stage =
  | { readonly at: 'ask' }
  | { readonly at: 'looking' | 'absent'; readonly wanted: Wanted }
  | { readonly at: 'failed'; readonly wanted: Wanted; readonly cause: unknown };

/** Finds an earlier registration by a proven contact, and among several by the document it was made with. */
export default function CertificatesScreen() {
  const { t } = useTranslation('accounts');
  const { exhibitionId, channelId } = useEntryAddress();
  const isStillHere = useIsStillHere();
  const { data: form } = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const entry = useContactEntry(form?.provenBy ?? 'mobileOrEmail');
  const [findBy, setFindBy] = useState<'contact' | 'document'>('contact');
  const document = useDocumentEntry();
  const { stage, setStage, lookUp } = useCertificateSearch();

  async function proven(contact: Contact) {
    if (!isStillHere()) return;
    await (await localStores()).provenContacts.remember(exhibitionId, contact);
    await lookUp({ contact, document: findBy === 'document' ? document.answer : undefined });
  }

  if (stage.at === 'looking') return <Waiting isScreen text={t('loading')} />;
  if (stage.at === 'failed')
    return <LookupFailed cause={stage.cause} onRetry={() => void lookUp(stage.wanted)} />;
  if (stage.at === 'absent')
    return (
      <NoCertificate
        contact={stage.wanted.contact}
        hadDocument={stage.wanted.document !== undefined}
        registerPath={selectPath(exhibitionId, channelId)}
        onAgain={() => setStage({ at: 'ask' })}
      />
    );
  return (
    <>
      <ExhibitionHeader hasChannel={false} />
      <PageHeading lead={t('certificatesText')}>{t('certificatesTitle')}</PageHeading>
      <Card>
        <SegmentedControl
          legend={t('findBy')}
          name="findBy"
          options={[
            { key: 'contact', text: t('findByContact') },
            { key: 'document', text: t('findByDocument') },
          ]}
          chosen={findBy}
          onChoose={setFindBy}
        />
        <ProveContact
          entry={entry}
          before={findBy === 'document' ? document : undefined}
          submitText={t('find')}
          onProven={proven}
        />
      </Card>
    </>
  );
}

function useCertificateSearch() {
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();
  const [stage, setStage] = useState<Stage>({ at: 'ask' });

  async function lookUp(wanted: Wanted) {
    setStage({ at: 'looking', wanted });
    const found = await findCertificates(exhibitionId, wanted.contact, wanted.document);
    if (found.kind === 'unknown') return setStage({ at: 'failed', wanted, cause: found.cause });
    if (found.kind === 'absent') return setStage({ at: 'absent', wanted });
    if (!isStillHere()) return;
    await keepCertificates(wanted.contact, found.registrations);
    if (!isStillHere()) return;
    const [first, second] = found.registrations;
    const codes = second === undefined ? codePath(first?.RecordId) : voucherListPath;
    const target = consumeReturnTo(exhibitionId) ?? codes;
    await navigate(target, { replace: true });
  }

  return { stage, setStage, lookUp };
}

interface NoCertificateProps {
  readonly contact: Contact;
  readonly hadDocument: boolean;
  readonly registerPath: string;
  readonly onAgain: () => void;
}

/** The server has no such registration; what was typed is still there for another look. */
function NoCertificate({ contact, hadDocument, registerPath, onAgain }: NoCertificateProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHeading ref={focusHeading}>{t('noneTitle')}</PageHeading>
      <Card>
        <p>{t(hadDocument ? 'noneWithDocument' : 'noneText', { contact: maskContact(contact) })}</p>
        <Button onClick={onAgain}>{t('findAgain')}</Button>
        <LinkButton kind="secondary" to={registerPath}>
          {t('registerNow')}
        </LinkButton>
      </Card>
    </>
  );
}
