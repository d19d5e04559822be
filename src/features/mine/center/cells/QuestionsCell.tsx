import { useTranslation } from 'react-i18next';
import { myQuestionsPath } from '#domain/address/homePaths.ts';
import { useNewAnswers } from '#entities/organiser/seenAnswers.ts';
import { currentVisitorId } from '#session/currentVisitorId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** With how many answers of the organiser this phone has not shown yet. */
export function QuestionsCell({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('mine');
  const visitorId = currentVisitorId(exhibitionId);
  return (
    <Cell
      icon={<Icon name="email" />}
      to={myQuestionsPath(exhibitionId)}
      title={t('questionsAsked')}
      value={visitorId !== undefined && <NewAnswers exhibitionId={exhibitionId} visitorId={visitorId} />}
    />
  );
}

interface NewAnswersProps {
  readonly exhibitionId: string;
  readonly visitorId: string;
}

function NewAnswers({ exhibitionId, visitorId }: NewAnswersProps) {
  const { t } = useTranslation('mine');
  const count = useNewAnswers(exhibitionId, visitorId);
  return count > 0 ? t('newAnswers', { count }) : null;
}
