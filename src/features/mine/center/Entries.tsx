import { useTranslation } from 'react-i18next';
import { mineDetailsPath } from '../../../domain/address/minePaths.ts';
import { codePath, groupPath, voucherListPath } from '../../../domain/address/paths.ts';
import { reviewStatus } from '../../../domain/review/reviewStatus.ts';
import { teamsPath } from '../../../domain/address/teamPaths.ts';
import { currentTraits } from '../../../flows/host/currentTraits.ts';
import { useVouchers } from '../../../flows/session/localStores.ts';
import { useHasTeams } from '../../../flows/teams/useHasTeams.ts';
import { Cell } from '../../../ui/cells/Cell.tsx';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { CorrectCell } from '../status/CorrectCell.tsx';
import { FavouritesCell } from './FavouritesCell.tsx';
import type { MineParts } from './mineParts.ts';
import { MyCheckInsCell } from './MyCheckInsCell.tsx';

/** What belongs to this registration. */
export function Entries(parts: MineParts) {
  const { t } = useTranslation('mine');
  const { exhibitionId, own } = parts;
  const { RecordId } = own.registration;
  const hasTeams = useHasTeams(exhibitionId);
  const count = useVouchers().length;
  const isDeclined = reviewStatus(own.review.approveState) === 'declined';
  return (
    <CellGroup>
      <Cell
        icon={<Icon name="ticket" />}
        title={t('tickets')}
        value={count > 1 ? t('ticketCount', { count }) : undefined}
        to={count > 1 ? voucherListPath : codePath(RecordId)}
      />
      <Cell icon={<Icon name="file" />} title={t('details')} to={mineDetailsPath(exhibitionId, RecordId)} />
      {!isDeclined && <CorrectCell {...parts} />}
      {currentTraits().offersSeveralPeople && (
        <Cell icon={<Icon name="companions" />} title={t('companions')} to={groupPath(exhibitionId)} />
      )}
      {hasTeams && <Cell icon={<Icon name="team" />} title={t('teams')} to={teamsPath(exhibitionId)} />}
      <FavouritesCell exhibitionId={exhibitionId} />
      <MyCheckInsCell exhibitionId={exhibitionId} />
    </CellGroup>
  );
}
