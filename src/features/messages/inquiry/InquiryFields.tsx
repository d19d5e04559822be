import { useTranslation } from 'react-i18next';
import { type EnquiryKind, longestMessage } from '#entities/message/rules/message.ts';
import { maskEmail, maskMobile } from '#domain/person/contact.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { type ProductRow, summaryOfProduct } from '#entities/product/productRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { DateInput } from '#ui/fields/chosen/DateInput.tsx';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { checkInquiry } from '../rules/checkInquiry.ts';
import css from './inquiry.module.css';
import type { InquiryValues } from './useInquiryDraft.ts';
import type { OwnContacts } from './useOwnContacts.ts';

export interface InquiryFieldsProps {
  readonly product: ProductRow;
  readonly name: string;
  readonly kind: EnquiryKind;
  readonly values: InquiryValues;
  readonly contacts: OwnContacts;
  readonly problems: ReturnType<typeof checkInquiry>;
  readonly onChange: (part: Partial<InquiryValues>) => void;
}

const sidePx = 56;
const ignored = () => {};

export function InquiryFields(props: InquiryFieldsProps) {
  const { product, name, kind, values, problems, onChange } = props;
  const { t } = useTranslation('inquiry');
  const { picture } = summaryOfProduct(product);
  return (
    <>
      <div className={css['product']}>
        {picture !== '' && (
          <StoredImage className={css['picture']} src={picture} alt="" width={sidePx} height={sidePx} />
        )}
        <p className={css['name']}>{name}</p>
      </div>
      <Card>
        <TextField
          id="inquiry-quantity"
          label={t('quantity')}
          inputMode="numeric"
          autoComplete="off"
          value={values.quantity}
          onText={(quantity) => onChange({ quantity })}
          error={problems.quantity && t(problems.quantity)}
        />
        <WishDate {...props} />
        {kind === 'sample' && (
          <TextField
            id="inquiry-address"
            label={t('address')}
            hint={t('addressHint')}
            isLong
            required
            autoComplete="street-address"
            value={values.address}
            onText={(address) => onChange({ address })}
            error={problems.address && t(problems.address)}
          />
        )}
        <TextField
          id="inquiry-note"
          label={t('note')}
          hint={t('noteHint')}
          isLong
          max={longestMessage}
          autoComplete="off"
          value={values.note}
          onText={(note) => onChange({ note })}
          error={problems.note && t(problems.note, { max: longestMessage })}
        />
      </Card>
      <Contacts {...props} />
    </>
  );
}

function WishDate({ values, problems, onChange }: InquiryFieldsProps) {
  const { t } = useTranslation('inquiry');
  const { words } = useFieldTexts();
  return (
    <FieldRow id="inquiry-wishDate" label={t('wishDate')} error={problems.wishDate && t(problems.wishDate)}>
      {({ id, describedBy, invalid }) => (
        <DateInput
          id={id}
          type="date"
          placeholder={words('chooseDate')}
          min={formatVenueTime(fairNowMs(), 'yyyy-MM-dd')}
          max="9999-12-31"
          autoComplete="off"
          invalid={invalid}
          aria-describedby={describedBy}
          value={values.wishDate}
          onText={(wishDate) => onChange({ wishDate })}
        />
      )}
    </FieldRow>
  );
}

/** What of the visitor's own contacts the exhibitor gets: nothing unless ticked. */
function Contacts({ values, contacts, onChange }: InquiryFieldsProps) {
  const { t } = useTranslation('inquiry');
  const { mobile, email } = contacts;
  if (mobile === '' && email === '') return null;
  return (
    <Card title={t('contacts')}>
      <p className={css['hint']}>{t('contactsHint')}</p>
      {mobile !== '' && (
        <Tick
          type="checkbox"
          id="inquiry-mobile"
          name="inquiry-mobile"
          checked={values.givesMobile}
          onTick={(givesMobile) => onChange({ givesMobile })}
          onBlur={ignored}
        >
          {t('giveMobile', { contact: maskMobile(mobile) })}
        </Tick>
      )}
      {email !== '' && (
        <Tick
          type="checkbox"
          id="inquiry-email"
          name="inquiry-email"
          checked={values.givesEmail}
          onTick={(givesEmail) => onChange({ givesEmail })}
          onBlur={ignored}
        >
          {t('giveEmail', { contact: maskEmail(email) })}
        </Tick>
      )}
    </Card>
  );
}
