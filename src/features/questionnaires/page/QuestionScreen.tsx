import { useFairLook } from '#session/clock/useFairLook.ts';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Questionnaire } from '#entities/questionnaire/api/readQuestionnaire.ts';
import { homePath } from '#domain/address/paths.ts';
import { periodState } from '#domain/exhibition/periodState.ts';
import {
  type QuestionnaireAddress,
  questionnaireSuccessPath,
} from '#entities/questionnaire/rules/questionnairePath.ts';
import { wasAnswered } from '#entities/questionnaire/recordAnswered.ts';
import { questionnaireQuery } from '#entities/questionnaire/questionnaireQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type QuestionnaireStart, useQuestionnaireStart } from '../questionnaireDraft.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { StatePage } from '#ui/states/StatePage.tsx';
import { useQuestionnaireAddress } from '../useQuestionnaireAddress.ts';
import { QuestionnaireClosed } from './QuestionnaireClosed.tsx';
import { Questions } from './Questions.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

export default function QuestionScreen() {
  const { t } = useTranslation('questions');
  const address = useQuestionnaireAddress();
  const questionnaire = useServerQuery(questionnaireQuery(address));
  const start = useQuestionnaireStart(address);
  const { data: found } = questionnaire;
  const isSent = wasAnswered(address) || found?.isAnswered === true;
  if (start !== undefined && start.unfinished === undefined && isSent)
    return <Navigate replace to={questionnaireSuccessPath(address)} />;
  if (found === null) return <NoQuestionnaire />;
  return (
    <QueryView
      query={joinQueries({ questionnaire, start: readyQuery(start) })}
      renderHeading={(data) => data === undefined && <PageHeading>{t('title')}</PageHeading>}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton shape="form" rows={2} hasHeading />}
      waitingText={t('loading')}
    >
      {(data) =>
        data.questionnaire && (
          <Answering address={address} questionnaire={data.questionnaire.questionnaire} start={data.start} />
        )
      }
    </QueryView>
  );
}

function NoQuestionnaire() {
  const { t } = useTranslation('questions');
  const exhibitionId = useExhibitionId();
  return (
    <StatePage drawing="booth" title={t('noneTitle')} text={t('noneText')}>
      <LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>
    </StatePage>
  );
}

interface AnsweringProps {
  readonly address: QuestionnaireAddress;
  readonly questionnaire: Questionnaire;
  readonly start: QuestionnaireStart;
}

function Answering({ address, questionnaire, start }: AnsweringProps) {
  const { nowMs, look } = useFairLook();
  const period = periodState(questionnaire.startTime, questionnaire.endTime, nowMs);
  const takesAnswers = period.state === 'open' && questionnaire.recordsInto !== undefined;
  // What was sent before the end is followed to its end.
  if (!takesAnswers && start.unfinished === undefined)
    return <QuestionnaireClosed questionnaire={questionnaire} period={period} onOpen={look} />;
  return (
    <Questions
      key={`${questionnaire.id} ${address.channelId}`}
      address={address}
      questionnaire={questionnaire}
      start={start}
    />
  );
}
