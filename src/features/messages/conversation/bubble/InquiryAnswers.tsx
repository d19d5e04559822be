import { useTranslation } from 'react-i18next';
import { enquiryKind } from '#entities/message/api/enquiryCalls.ts';
import { useAction } from '#flows/content/useAction.ts';
import {
  answerInquiry,
  type InquiryAnswer,
  type InquiryFailure,
} from '#entities/message/inquiries/answerInquiry.ts';
import { forgetEnquiries, isToAnswer } from '#entities/message/inquiries/useEnquiries.ts';
import css from './bubble.module.css';
import type { EnquiryCardProps } from './EnquiryCard.tsx';

/** Until it is decided: accept or decline; a sample that was accepted is sent off. */
export function InquiryAnswers({ owner, enquiry }: EnquiryCardProps) {
  const { t } = useTranslation('conversation');
  const { running, failed, run } = useAction<InquiryFailure>(() => forgetEnquiries(owner));
  const isSample = enquiryKind(enquiry) === 'sample';
  const answers: readonly InquiryAnswer[] = isToAnswer(enquiry)
    ? ['accepted', 'declined']
    : isSample && enquiry.State === '2'
      ? ['onItsWay']
      : [];
  const answer = (name: InquiryAnswer) =>
    void run({ name, act: () => answerInquiry(owner, enquiry, name), done: t(`inquiry_${name}Done`) });
  return (
    <>
      {failed !== undefined && (
        <p className={css['reason']} data-announce="error">
          {t(`inquiryFailed_${failed}`)}
        </p>
      )}
      {answers.length > 0 && (
        <div className={css['answers']}>
          {answers.map((name) => (
            <button
              key={name}
              type="button"
              className={css['answer']}
              aria-disabled={running !== undefined || undefined}
              onClick={() => answer(name)}
            >
              {t(`inquiry_${name}`)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
