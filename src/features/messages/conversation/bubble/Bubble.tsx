import { useTranslation } from 'react-i18next';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { isBooth, type Message, type MessageOwner, wordsOf } from '#entities/message/rules/message.ts';
import type { OutgoingMessage } from '#entities/message/messageEntry.ts';
import type { EnquiryMessage } from '#entities/message/inquiries/useEnquiries.ts';
import { MessageText } from '#entities/message/content/MessageText.tsx';
import { MessageTitle } from '#entities/message/content/MessageTitle.tsx';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { venueIsoTime, formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import { sentPicture } from '#flows/pictures/sentPicture.ts';
import css from './bubble.module.css';
import { AppointmentContent } from './AppointmentContent.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { InquiryAnswers } from './InquiryAnswers.tsx';
import { FileContent } from './FileContent.tsx';
import { OutgoingNote } from './OutgoingNote.tsx';
import { PictureContent } from './PictureContent.tsx';

export interface BubbleProps {
  readonly owner: MessageOwner;
  readonly message: Message | EnquiryMessage;
  /** Of one that is not known to be stored. */
  readonly outgoing: OutgoingMessage | undefined;
  /** Its state is told once, below the latest of the visitor's own. */
  readonly isLastMine: boolean;
}

export function Bubble({ owner, message, outgoing, isLastMine }: BubbleProps) {
  const { t } = useTranslation('conversation');
  const { isMine, isRead, atMs } = message;
  return (
    <li className={isMine ? `${css['row']} ${css['mine']}` : css['row']}>
      <span className="x-hidden">{t(isMine ? 'you' : 'them')} </span>
      <div className={css['bubble']}>
        <Content owner={owner} message={message} />
        {atMs !== 0 && (
          <time className={css['time']} dateTime={venueIsoTime(atMs)}>
            {formatVenueClock(atMs)}
          </time>
        )}
      </div>
      {outgoing !== undefined && <OutgoingNote outgoing={outgoing} />}
      {outgoing === undefined && isLastMine && (
        <p className={css['state']}>
          <Icon name="check" sizeRem={0.875} /> {t(isRead === true ? 'read' : 'sent')}
        </p>
      )}
    </li>
  );
}

function Content({ owner, message }: Pick<BubbleProps, 'owner' | 'message'>) {
  const { t, i18n } = useTranslation('conversation');
  const { isWithdrawn, picture = '' } = message;
  if (isWithdrawn === true) return <p className={css['withdrawn']}>{t('noticeWithdrawn')}</p>;
  return (
    <>
      <About owner={owner} message={message} />
      <MessageText words={wordsOf(message).text} language={languageOf(i18n.language)} />
      {sentPicture(picture) !== '' && <PictureContent address={picture} name={message.title} />}
      <FurtherLink message={message} />
      {'enquiry' in message && isBooth(owner) && <InquiryAnswers owner={owner} enquiry={message.enquiry} />}
    </>
  );
}

/** Above its words: what a message is about, by its kind. */
function About({ owner, message }: Pick<BubbleProps, 'owner' | 'message'>) {
  const { title, productId, link, business } = message;
  const enquiry = 'enquiry' in message && <EnquiryCard owner={owner} enquiry={message.enquiry} />;
  if (productId !== '')
    return (
      <>
        <ProductCard owner={owner} message={message} />
        {enquiry}
      </>
    );
  if (business === 'appointment' && !isBooth(owner)) return <AppointmentContent message={message} />;
  if (isAttachment(message) && business === 'picture' && sentPicture(link) !== '')
    return <PictureContent address={link} name={title} />;
  if (isAttachment(message)) return <FileContent address={link} name={title} />;
  return (
    <>
      {enquiry}
      <Title message={message} />
    </>
  );
}

function Title({ message }: Pick<BubbleProps, 'message'>) {
  const { t, i18n } = useTranslation('conversation');
  const { title } = wordsOf(message);
  const { business } = message;
  // Of a picture or a file without an address.
  const isUnnamed = title.zh === '' && (business === 'picture' || business === 'file');
  return (
    <MessageTitle
      words={isUnnamed ? { zh: t(business), en: t(business) } : title}
      language={languageOf(i18n.language)}
    />
  );
}

function ProductCard({ owner, message: { productId, title } }: Pick<BubbleProps, 'owner' | 'message'>) {
  const { t } = useTranslation('conversation');
  return (
    <AppLink className={css['card']} to={productPath(owner.exhibitionId, productId)}>
      <Icon name="product" sizeRem={1.25} />
      <span className={css['cardName']}>{title || t('product')}</span>
    </AppLink>
  );
}

const isAttachment = ({ business, link }: Message): boolean =>
  link !== '' && (business === 'picture' || business === 'file');

/** Where the card above does not lead there already. */
function FurtherLink({ message }: Pick<BubbleProps, 'message'>) {
  const { t } = useTranslation('conversation');
  const { link, business } = message;
  if (link === '' || isAttachment(message) || business === 'appointment') return null;
  return (
    <RuledLink className={css['link']} to={link} rule={linkRule}>
      {t('openLink')}
    </RuledLink>
  );
}
