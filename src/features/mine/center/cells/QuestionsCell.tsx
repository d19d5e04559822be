import { useTranslation } from 'react-i18next';
import { myQuestionsPath } from '#domain/address/homePaths.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useNewAnswers } from '#entities/organiser/seenAnswers.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** With how many answers of the organiser this phone has not shown yet. */
export function QuestionsCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return (
    <Cell
      icon={<Icon name="email" />}
      to={myQuestionsPath(exhibitionId)}
      title={t('questionsAsked')}
      value={visitorId !== undefined && <NewAnswers exhibitionId={exhibitionId} visitorId={visitorId} />}
    />
  );
}

function NewAnswers(owner: VisitorKey) {
  const { t } = useTranslation('mine');
  const count = useNewAnswers(owner).changed.length;
  return count > 0 ? t('newAnswers', { count }) : null;
}
