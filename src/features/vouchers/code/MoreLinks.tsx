import { useTranslation } from 'react-i18next';
import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import { voucherListPath } from '#domain/address/paths.ts';
import { teamsPath } from '#entities/team/rules/teamPaths.ts';
import { useHasTeams } from '#entities/team/useHasTeams.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useOpenQuestions } from '#entities/questionnaire/useOpenQuestions.ts';

/** Where one can go from the ticket. */
export function MoreLinks({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('vouchers');
  const questions = useOpenQuestions(exhibitionId);
  const hasTeams = useHasTeams(exhibitionId);
  return (
    <CellGroup>
      {questions !== undefined && (
        <Cell icon={<Icon name="questionnaire" />} title={t('questions')} to={questions} />
      )}
      {hasTeams && <Cell icon={<Icon name="team" />} title={t('teams')} to={teamsPath(exhibitionId)} />}
      <Cell icon={<Icon name="card" />} title={t('myCard')} to={myCardPath(exhibitionId)} />
      <Cell icon={<Icon name="ticket" />} title={t('all')} to={voucherListPath} />
    </CellGroup>
  );
}
