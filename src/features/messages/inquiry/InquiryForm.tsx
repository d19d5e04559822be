import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { randomId } from '#device/identity/randomId.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import type { EnquiryKind, MessageOwner } from '#entities/message/rules/message.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { forgetEnquiries } from '#entities/message/inquiries/useEnquiries.ts';
import type { ProductRow } from '#entities/product/productRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { useSubmission } from '#sending/useSubmission.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { localize } from '#ui/text/localize.ts';
import { checkInquiry, tidyQuantity } from '../rules/checkInquiry.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { inquiryEntry, inquiryGateway } from './inquirySubmission.ts';
import { useInquiryDraft } from './useInquiryDraft.ts';
import { useOwnContacts } from './useOwnContacts.ts';

export interface InquiryFormProps {
  readonly owner: MessageOwner;
  readonly product: ProductRow;
  readonly kind: EnquiryKind;
  /** What an earlier page has left; it is finished first. */
  readonly unfinished: FoundEntry | undefined;
}

export function InquiryForm({ owner, product, kind, unfinished }: InquiryFormProps) {
  const { t, i18n } = useTranslation(['inquiry', 'sending']);
  const contacts = useOwnContacts(owner);
  const { values, change, forget } = useInquiryDraft(owner, product.RecordId, kind);
  const [wasTried, setWasTried] = useState(false);
  const sending = useInquirySending({ owner, product, unfinished, onStored: forget });
  const name = localize(productName(product), languageOf(i18n.language));
  const problems = checkInquiry(values, kind, formatVenueTime(fairNowMs(), 'yyyy-MM-dd'));

  function send(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) return focusControl(`inquiry-${wrong}`);
    void sending.send(() =>
      inquiryEntry({
        owner,
        exhibitorId: product.ExhibitorId,
        productId: product.RecordId,
        productName: name,
        kind,
        quantity: tidyQuantity(values.quantity),
        wishDate: values.wishDate,
        note: values.note.trim(),
        mobile: values.givesMobile ? contacts.mobile : '',
        email: values.givesEmail ? contacts.email : '',
        address: kind === 'sample' ? values.address.trim() : '',
        clientRef: randomId(),
      }),
    );
  }

  return (
    <SubmissionPanel sending={sending}>
      <form onSubmit={send} noValidate>
        <InquiryFields
          product={product}
          name={name}
          kind={kind}
          values={values}
          contacts={contacts}
          problems={wasTried ? problems : {}}
          onChange={change}
        />
        <Button type="submit" busy={sending.isSending} busyText={t('sending', { ns: 'sending' })}>
          {t(`${kind}Send`)}
        </Button>
      </form>
    </SubmissionPanel>
  );
}

interface SendingSettings extends Omit<InquiryFormProps, 'kind'> {
  readonly onStored: () => void;
}

/** Once it is stored, it stands in the conversation with the exhibitor. */
function useInquirySending({ owner, product, unfinished, onStored }: SendingSettings) {
  const navigate = useNavigate();
  async function goOn() {
    onStored();
    await forgetEnquiries(owner);
    const partner = { kind: 'exhibitor', id: product.ExhibitorId } as const;
    await navigate(conversationPath(owner.exhibitionId, partner), { replace: true });
  }
  return useSubmission({
    gatewayOf: inquiryGateway,
    unfinished,
    async onStored(_, submission) {
      await submission.forget();
      await goOn();
    },
    // A row that says the same and was not there before is this one.
    onOther: goOn,
  });
}
