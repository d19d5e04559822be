import { useTranslation } from 'react-i18next';
import { contactOrganiserPath, myQuestionsPath } from '#domain/address/homePaths.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { myQuestionsQuery, type Question } from '#entities/organiser/myQuestionsQuery.ts';
import { useSeenAnswers } from '#entities/organiser/seenAnswers.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyQuestions } from '#ui/states/scenes/emptyQuestions.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import css from './myQuestions.module.css';

/** What this visitor asked the organiser, and what came back. */
export default function MyQuestionsScreen() {
  const { t } = useTranslation('myQuestions');
  const id = useExhibitionId();
  const visitorId = useOwnVisitorId();
  const isKept = usePagePlace();
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <PageHeading>{t('title')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={myQuestionsPath(id)} text={t('registerText')} />
      ) : (
        <MyQuestions key={visitorId} visitorId={visitorId} />
      )}
    </div>
  );
}

interface MyQuestionsProps {
  readonly visitorId: string;
}

function MyQuestions({ visitorId }: MyQuestionsProps) {
  const { t } = useTranslation('myQuestions');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(myQuestionsQuery(exhibitionId, visitorId));
  return (
    <>
      <QueryView
        isScreen
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton rows={3} />}
        empty={<EmptyState scene={emptyQuestions} title={t('none')} text={t('noneText')} />}
      >
        {(questions) => <Questions questions={questions} />}
      </QueryView>
      <PageFoot>
        <LinkButton to={contactOrganiserPath(exhibitionId)}>{t('ask')}</LinkButton>
      </PageFoot>
    </>
  );
}

interface QuestionsProps {
  readonly questions: readonly Question[];
}

function Questions({ questions }: QuestionsProps) {
  useSeenAnswers(questions);
  return (
    <ul className={css['list']}>
      {questions.map((question) => (
        <li key={question.RecordId}>
          <QuestionCard question={question} />
        </li>
      ))}
    </ul>
  );
}
