import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { homePath } from '../../../domain/paths.ts';
import { periodState } from '../../../domain/openPeriod.ts';
import { questionnaireSuccessPath } from '../../../domain/questionnairePaths.ts';
import { wasAnswered } from '../../../flows/answeredNote.ts';
import { useQuestionnaire } from '../../../flows/questionnaire.ts';
import { useQuestionnaireStart } from '../../../flows/questionnaireDraft.ts';
import { Card } from '../../../ui/Card.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { useQuestionnaireAddress } from '../useQuestionnaireAddress.ts';
import { NotNow } from './NotNow.tsx';
import { Questions } from './Questions.tsx';
import { useNow } from './useNow.ts';

/** What an exhibition asks beside the registration or after the visit. */
export default function QuestionScreen() {
  const { t } = useTranslation(['questions', 'shell']);
  const address = useQuestionnaireAddress();
  const { found, retry } = useQuestionnaire(address);
  const start = useQuestionnaireStart(address);
  const { nowMs, lookAgain } = useNow();

  const isSent = wasAnswered(address) || (found.kind === 'found' && found.value.isAnswered);
  if (start !== undefined && start.unfinished === undefined && isSent)
    return <Navigate replace to={questionnaireSuccessPath(address)} />;
  if (found.kind === 'failed')
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <LoadFailed title={t('failed')} cause={found.cause} onRetry={retry} />
      </>
    );
  if (found.kind === 'missing')
    return (
      <>
        <PageHeading>{t('noneTitle')}</PageHeading>
        <Card>
          <p>{t('noneText')}</p>
          <LinkButton to={homePath(address.exhibitionId)}>{t('home')}</LinkButton>
        </Card>
      </>
    );
  if (found.kind === 'finding' || start === undefined)
    return <Waiting isScreen text={t('finding')} lines={8} onRetry={retry} />;
  const { questionnaire } = found.value;
  const period = periodState(questionnaire.startTime, questionnaire.endTime, nowMs);
  const takesAnswers = period.state === 'open' && questionnaire.recordsInto !== undefined;
  // What was sent before the end is followed to its end.
  if (!takesAnswers && start.unfinished === undefined)
    return (
      <NotNow
        exhibitionId={address.exhibitionId}
        questionnaire={questionnaire}
        period={period}
        onOpen={lookAgain}
      />
    );
  return (
    <Questions
      key={`${questionnaire.id} ${address.channelId}`}
      address={address}
      questionnaire={questionnaire}
      start={start}
    />
  );
}
