import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { agendaPath } from '#domain/address/homePaths.ts';
import { useAppointmentsToAnswer } from '#entities/appointment/useAppointmentsToAnswer.ts';
import { useOpenQuestions } from '#entities/questionnaire/useOpenQuestions.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { useLeftOnRoute } from '#entities/favourite/visited/useLeftOnRoute.ts';
import { holdsVoucher } from '#entities/voucher/holdsVoucher.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useResume } from './useResume.ts';

/** What this visitor has begun or planned; nothing where there is nothing. */
export function NextForMe() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const unfinished = useResume();
  // Without a pass the card of the pass offers it.
  const resume = holdsVoucher(exhibitionId) ? unfinished : undefined;
  const questions = useOpenQuestions(exhibitionId);
  const toAnswer = useAppointmentsToAnswer();
  const left = useLeftOnRoute();
  const planned = useRemembered().length;
  if (resume === undefined && questions === undefined && toAnswer + left + planned === 0) return null;
  return (
    <CellGroup title={t('next')}>
      {resume !== undefined && (
        <Cell
          icon={<Icon name="edit" />}
          title={t(resume.isPending ? 'resumePending' : 'resume')}
          note={resume.isPending ? undefined : t('resumeText')}
          onAct={() => void navigate(resume.to, { state: resume.state })}
        />
      )}
      {toAnswer > 0 && (
        <Cell
          icon={<Icon name="appointment" />}
          title={t('appointments')}
          note={t('appointmentsToAnswer', { count: toAnswer })}
          to={appointmentsPath(exhibitionId)}
        />
      )}
      {questions !== undefined && (
        <Cell icon={<Icon name="questionnaire" />} title={t('questions')} to={questions} />
      )}
      {planned > 0 && (
        <Cell
          icon={<Icon name="agenda" />}
          title={t('schedule')}
          note={t('planned', { count: planned })}
          to={agendaPath(exhibitionId)}
        />
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
