import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { favouritesPath } from '../../../domain/address/favouritesPath.ts';
import { groupPath, informationPath, registerPath } from '../../../domain/address/paths.ts';
import { markedOf } from '../../../domain/favourite/markLedger.ts';
import { useLedger } from '../../../flows/favourites/useMark.ts';
import { useOpenQuestions } from '../../../flows/questionnaires/useOpenQuestions.ts';
import type { UnfinishedRegistration } from '../../../flows/unfinished/findUnfinished.ts';
import { useUnfinished } from '../../../flows/unfinished/useUnfinished.ts';
import { carryOnState } from '../../../flows/visit/carryOn.ts';
import { useVisit } from '../../../flows/visit/visit.ts';
import { useVisited } from '../../../flows/visited/useVisited.ts';
import { Cell } from '../../../ui/cells/Cell.tsx';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

interface NextForMeProps {
  readonly exhibitionId: string;
}

/** What this visitor has begun or planned; nothing where there is nothing. */
export function NextForMe({ exhibitionId }: NextForMeProps) {
  const { t } = useTranslation('exhibitionHome');
  const channelId = useVisit((visit) =>
    visit.channel.kind === 'found' ? visit.channel.value.RecordId : undefined,
  );
  const unfinished = useUnfinished(exhibitionId, channelId);
  const questions = useOpenQuestions(exhibitionId);
  const left = useLeftOnRoute(exhibitionId);
  if (unfinished === undefined && questions === undefined && left === 0) return null;
  return (
    <CellGroup title={t('next')}>
      {unfinished !== undefined && <Resume exhibitionId={exhibitionId} unfinished={unfinished} />}
      {questions !== undefined && (
        <Cell icon={<Icon name="questionnaire" />} title={t('questions')} to={questions} />
      )}
      {left > 0 && (
        <Cell
          icon={<Icon name="star" />}
          title={t('route')}
          note={t('routeLeft', { count: left })}
          to={favouritesPath(exhibitionId)}
        />
      )}
    </CellGroup>
  );
}

interface ResumeProps extends NextForMeProps {
  readonly unfinished: UnfinishedRegistration;
}

const steps = { group: groupPath, register: registerPath } as const;

function Resume({ exhibitionId, unfinished }: ResumeProps) {
  const { t } = useTranslation('exhibitionHome');
  const navigate = useNavigate();
  const { kind, step, channelId } = unfinished;
  const pathOf = steps[step as keyof typeof steps] ?? informationPath;
  return (
    <Cell
      icon={<Icon name="edit" />}
      title={t(kind === 'pending' ? 'resumePending' : 'resume')}
      onAct={() => void navigate(pathOf(exhibitionId, channelId), { state: carryOnState })}
    />
  );
}

/** How many of the favourite exhibitors are not ticked off yet. */
function useLeftOnRoute(exhibitionId: string): number {
  const ledger = useLedger(exhibitionId);
  const visited = useVisited(exhibitionId);
  if (ledger === undefined) return 0;
  return markedOf(ledger, 'exhibitor').filter(({ id }) => !visited.includes(id)).length;
}
