import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { boothContactPath, boothContactsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { useExhibitorContactId } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { type Contact, ownContactsQuery, contactRows, invalidateContacts } from './contactQueries.ts';
import { BoothRowEditor } from '../rowForm/BoothRowEditor.tsx';
import { BoothRowPage } from '../rowForm/BoothRowPage.tsx';
import type { BoothRowForm, BoothRowKind } from '../rowForm/boothRowForm.ts';
import { contactFields, contactForm, whyKept } from '../rules/forms/contactForm.ts';
import { answersOfRow, changesOfRow, partsOf } from '../rules/fieldAnswers.ts';

const contactKind: BoothRowKind<Contact> = {
  name: 'contact',
  rows: contactRows,
  compared: ['Name', 'Phone'],
  secretFields: ['Phone', 'Email'],
  invalidate: invalidateContacts,
  listPath: boothContactsPath,
};

/** Adds a contact, or corrects one (`?contact=`). */
export default function ContactFormScreen() {
  const id = useExhibitionId();
  const [query] = useSearchParams();
  const recordId = query.get('contact') ?? undefined;
  const { t } = useTranslation('boothContacts');
  const title = t(recordId === undefined ? 'add' : 'edit');
  return (
    <CenterGate back={boothContactPath(id, recordId)} title={title}>
      {(booth) => <ContactPage key={recordId} booth={booth} recordId={recordId} title={title} />}
    </CenterGate>
  );
}

interface ContactPageProps {
  readonly booth: BoothKey;
  readonly recordId: string | undefined;
  readonly title: string;
}

function ContactPage({ booth, recordId, title }: ContactPageProps) {
  const { t } = useTranslation('boothContacts');
  const rows = useServerQuery(ownContactsQuery(booth));
  const ownContactId = useExhibitorContactId();
  return (
    <BoothRowPage
      booth={booth}
      kind={contactKind}
      recordId={recordId}
      title={title}
      failedTitle={t('failed')}
      goneTitle={t('gone')}
      toList={t('toList')}
      rows={rows}
      more={rows}
    >
      {({ row, start, more }) => (
        <ContactForm
          booth={booth}
          contact={row}
          keepsRight={row !== undefined && whyKept(row, more, ownContactId) !== undefined}
          start={start}
          title={title}
        />
      )}
    </BoothRowPage>
  );
}

const parts = partsOf(contactFields);
const blank = { IsAdmin: 'no' };

function useContactForm(keepsRight: boolean): BoothRowForm<Contact> {
  const { t } = useTranslation('boothContacts');
  return useMemo(() => {
    const { origin } = window.location;
    return {
      form: contactForm((key) => ({ zh: t(key), en: t(key) }), keepsRight),
      parts: parts.filter(({ field }) => !keepsRight || field !== 'IsAdmin'),
      blank,
      answersOf: (row) => answersOfRow(contactFields, { ...row, IsAdmin: row.mayChange }, origin),
      changes: (changed, answers, row) => changesOfRow(contactFields, changed, answers, { row, origin }),
    };
  }, [t, keepsRight]);
}

interface ContactFormProps {
  readonly booth: BoothKey;
  /** The contact that is corrected. */
  readonly contact: Contact | undefined;
  readonly keepsRight: boolean;
  readonly start: RowStart;
  readonly title: string;
}

function ContactForm({ booth, contact, start, title, ...props }: ContactFormProps) {
  const { t } = useTranslation('boothContacts');
  // What is asked and compared stays as it was when the page was opened.
  const [row] = useState(contact);
  const [keepsRight] = useState(props.keepsRight);
  const form = useContactForm(keepsRight);
  return (
    <BoothRowEditor
      {...form}
      booth={booth}
      kind={contactKind}
      row={row}
      start={start}
      title={title}
      note={
        <Notice kind="info">
          {t('shownNote')}
          {keepsRight && ` ${t('rightNote')}`}
        </Notice>
      }
      sendText={t(row === undefined ? 'send' : 'save')}
      refusedTitle={t('rejected')}
      done={{ added: t('added'), saved: t('saved') }}
    />
  );
}
