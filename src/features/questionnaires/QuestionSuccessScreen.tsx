import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { votePath } from '#domain/address/homePaths.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { codePath, homePath, informationPath } from '#domain/address/paths.ts';
import {
  questionnairePath,
  type QuestionnaireAddress,
} from '#entities/questionnaire/rules/questionnairePath.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { carryOnState } from '#session/visit/carryOn.ts';
import { letAnotherAnswer, wasAnswered } from '#entities/questionnaire/recordAnswered.ts';
import { givenAnswersQuery, questionnaireQuery } from '#entities/questionnaire/questionnaireQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { useVisit } from '#session/visit/visit.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { AnswerList } from '#entities/questionnaire/AnswerList.tsx';
import styles from './questionSuccess.module.css';
import { useQuestionnaireAddress } from './useQuestionnaireAddress.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

/** The answers have arrived, and what is next. Without answers it redirects to the questions. */
export default function QuestionSuccessScreen() {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const address = useQuestionnaireAddress();
  const { exhibitionId, channelId } = address;
  const voucher = useOwnVoucher();
  const isOpen = useVisit(
    ({ exhibition, channel }) =>
      exhibition.kind === 'found' &&
      channel.kind === 'found' &&
      registrationState(exhibition.value, channel.value, fairNowMs()).state === 'open',
  );
  const answered = useServerQuery(questionnaireQuery(address)).data?.questionnaire;
  // A vote is given once.
  const mayAnswerAgain = answered !== undefined && answered.recordsInto !== 'VoteRecordInfo';
  if (channelId === '') return <Waiting isScreen lines={6} />;
  if (!wasAnswered(address)) return <Navigate replace to={questionnairePath(address)} />;
  // Questions for after the visit lead to no registration.
  const mayRegister = voucher === undefined && isOpen && address.questionnaireId === undefined;

  async function again() {
    letAnotherAnswer(address);
    await navigate(questionnairePath(address));
  }

  return (
    <>
      <StatePage
        drawing="done"
        title={t('doneTitle')}
        text={<span data-announce="">{t(mayRegister ? 'doneTextRegister' : 'doneText')}</span>}
      >
        {mayRegister ? (
          <LinkButton to={informationPath(exhibitionId, channelId)} state={carryOnState}>
            {t('fillIn')}
          </LinkButton>
        ) : (
          <NextLink address={address} voucherId={voucher?.recordId} />
        )}
        {mayAnswerAgain && (
          <Button kind="quiet" onClick={() => void again()}>
            {t('again')}
          </Button>
        )}
      </StatePage>
      <Given address={address} />
    </>
  );
}

function NextLink({ address, voucherId }: { address: QuestionnaireAddress; voucherId: string | undefined }) {
  const { t } = useTranslation('questions');
  const { exhibitionId, questionnaireId } = address;
  const answered = useServerQuery(givenAnswersQuery(address)).data?.questionnaire;
  if (answered?.recordsInto === 'VoteRecordInfo' && answered.occasion !== 'afterVisit')
    return <LinkButton to={votePath(exhibitionId, answered.id)}>{t('toVote')}</LinkButton>;
  if (voucherId === undefined) return <LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>;
  return questionnaireId === undefined ? (
    <LinkButton to={codePath(voucherId)}>{t('showCode')}</LinkButton>
  ) : (
    <LinkButton to={minePath(exhibitionId)}>{t('toMine')}</LinkButton>
  );
}

function Given({ address }: { readonly address: QuestionnaireAddress }) {
  const { t } = useTranslation('questions');
  const query = useServerQuery(givenAnswersQuery(address));
  if (query.data === null) return null;
  return (
    <details className={styles.given}>
      <summary className={styles.givenTitle}>{t('givenTitle')}</summary>
      <QueryView
        query={query}
        skeleton={<ListSkeleton shape="row" rows={4} />}
        failedTitle={t('givenFailed')}
      >
        {(given) =>
          given && (
            <AnswerList form={given.questionnaire.form} answers={given.answers} title={t('reviewAnswers')} />
          )
        }
      </QueryView>
    </details>
  );
}
