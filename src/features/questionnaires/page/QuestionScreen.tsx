import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { homePath, questionSuccessPath } from '../../../domain/paths.ts';
import { wasAnswered } from '../../../flows/answeredNote.ts';
import { useEntryAddress } from '../../../flows/entryAddress.ts';
import { useQuestionnaire, useQuestionnaireStart } from '../../../flows/questionnaire.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { Questions } from './Questions.tsx';

/** What a channel asks beside the registration, before or after it. */
export default function QuestionScreen() {
  const { t } = useTranslation(['questions', 'shell']);
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const { found, retry } = useQuestionnaire({ exhibitionId, channelId });
  const start = useQuestionnaireStart({ exhibitionId, channelId });

  if (start !== undefined && start.unfinished === undefined && wasAnswered({ exhibitionId, channelId }))
    return <Navigate replace to={questionSuccessPath(exhibitionId, channelId)} />;
  if (found.kind === 'failed')
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <Notice kind="error">{t('failed')}</Notice>
        <Button onClick={retry}>{t('retry', { ns: 'shell' })}</Button>
      </>
    );
  if (found.kind === 'missing')
    return (
      <>
        <PageHeading>{t('noneTitle')}</PageHeading>
        <Card>
          <p>{t('noneText')}</p>
          <LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>
        </Card>
      </>
    );
  if (found.kind === 'finding' || start === undefined)
    return <Waiting text={t('finding')} lines={8} onRetry={retry} />;
  return (
    <Questions
      key={`${found.value.id} ${channelId}`}
      address={{ exhibitionId, channelId }}
      questionnaire={found.value}
      start={start}
    />
  );
}
