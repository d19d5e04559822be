import { useTranslation } from 'react-i18next';
import { enquiryKind, type EnquiryRow } from '#entities/message/api/enquiryCalls.ts';
import { maskEmail, maskMobile } from '#domain/person/contact.ts';
import { isBooth, type MessageOwner } from '#entities/message/rules/message.ts';
import { isToAnswer } from '#entities/message/inquiries/useEnquiries.ts';
import css from './bubble.module.css';

const states = [
  'enquirySent',
  'enquirySeen',
  'enquiryAccepted',
  'enquiryDeclined',
  'enquiryOnItsWay',
] as const;

export interface EnquiryCardProps {
  readonly owner: MessageOwner;
  readonly enquiry: EnquiryRow;
}

/** What was asked for, and what has become of it. */
export function EnquiryCard({ owner, enquiry }: EnquiryCardProps) {
  const { t } = useTranslation('conversation');
  const { Quantity, WishDate, Mob, Email, Address } = enquiry;
  const facts = [
    { label: t('quantity'), text: Quantity === undefined ? '' : String(Quantity) },
    { label: t('wishDate'), text: WishDate },
    { label: t('address'), text: Address },
    {
      label: t('contactGiven'),
      text: contactsFor(owner, Mob, Email),
    },
    { label: t('state'), text: t(stateOf(owner, enquiry)) },
  ].filter(({ text }) => text !== '');
  return (
    <>
      <p className={css['title']}>{t(enquiryKind(enquiry) === 'sample' ? 'sampleTitle' : 'inquiryTitle')}</p>
      <dl className={css['facts']}>
        {facts.map(({ label, text }) => (
          <div key={label} className={css['fact']}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What a visitor has sent waits for the booth. */
const stateOf = (owner: MessageOwner, enquiry: EnquiryRow) =>
  isBooth(owner) && isToAnswer(enquiry)
    ? 'enquiryToAnswer'
    : (states[Number(enquiry.State)] ?? 'enquirySent');

/** The visitor has given them to the booth; on the visitor's own page they are masked. */
const contactsFor = (owner: MessageOwner, mobile: string, email: string): string =>
  (isBooth(owner) ? [mobile, email] : [mobile && maskMobile(mobile), email && maskEmail(email)])
    .filter((text) => text !== '')
    .join(' · ');
