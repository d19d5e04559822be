import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import { mineDetailsPath } from '../../../domain/address/minePaths.ts';
import { teamsPath } from '../../../domain/address/teamPaths.ts';
import { useHasTeams } from '../../../flows/teams/useHasTeams.ts';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { Cell } from '../../../ui/cells/Cell.tsx';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import type { OwnForm } from '../useOwnForm.ts';

export interface EntriesProps {
  readonly exhibitionId: string;
  readonly own: OwnRegistration;
  readonly form: OwnForm;
}

export function Entries({ exhibitionId, own, form }: EntriesProps) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const { RecordId } = own.registration;
  const hasTeams = useHasTeams(exhibitionId);
  const titled = form.sections.filter(({ title }) => title !== undefined);
  return (
    <CellGroup title={t('details')}>
      <Cell to={mineDetailsPath(exhibitionId, RecordId)} title={t('allDetails')} />
      {titled.map(({ key, title }) => (
        <Cell
          key={key}
          to={mineDetailsPath(exhibitionId, RecordId, key)}
          title={organiserText(title, language)}
        />
      ))}
      {hasTeams && <Cell to={teamsPath(exhibitionId)} title={t('teams')} />}
    </CellGroup>
  );
}
