import { useTranslation } from 'react-i18next';
import { mineDetailsPath } from '#domain/address/minePaths.ts';
import { codePath, groupPath, voucherListPath } from '#domain/address/paths.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import { myPostsPath } from '#entities/supply/rules/supplyPaths.ts';
import { teamsPath } from '#entities/team/rules/teamPaths.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { useVouchers } from '#session/localStores.ts';
import { useHasSupply } from '#entities/supply/useHasSupply.ts';
import { useHasProducts } from '#entities/product/useHasProducts.ts';
import { useHasTeams } from '#entities/team/useHasTeams.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { CorrectCell } from '../status/CorrectCell.tsx';
import { AppointmentsCell } from './cells/AppointmentsCell.tsx';
import { BecomeExhibitorCell } from './cells/BecomeExhibitorCell.tsx';
import { CardsCell } from './cells/CardsCell.tsx';
import { ExhibitorCenterCell } from './cells/ExhibitorCenterCell.tsx';
import { OrganiserCenterCell } from './cells/OrganiserCenterCell.tsx';
import { DownloadsCell } from './cells/DownloadsCell.tsx';
import { FavouritesCell } from './cells/FavouritesCell.tsx';
import type { MineParts } from './mineParts.ts';
import { MessagesCell } from './cells/MessagesCell.tsx';
import { ShopCells } from './cells/ShopCells.tsx';
import { RecordCells } from './cells/RecordCells.tsx';
import { QuestionsCell } from './cells/QuestionsCell.tsx';
import { IdentityCell } from './cells/IdentityCell.tsx';
import { WhatsNewCell } from './WhatsNewCell.tsx';
import { SeriesCell } from './cells/SeriesCell.tsx';
import { MyCheckInsCell } from './cells/MyCheckInsCell.tsx';

/** What belongs to this registration: itself, whom one deals with, what is ordered, and what is kept. */
export function Entries(parts: MineParts) {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const { own } = parts;
  const { RecordId } = own.registration;
  const hasTeams = useHasTeams(exhibitionId);
  const hasSupply = useHasSupply();
  const hasProducts = useHasProducts() === true;
  const count = useVouchers().length;
  const isDeclined = reviewStatus(own.review.approveState) === 'declined';
  return (
    <>
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
        <IdentityCell />
        <SeriesCell />
      </CellGroup>
      <CellGroup title={t('business')}>
        {hasSupply && (
          <Cell icon={<Icon name="supply" />} title={t('supply')} to={myPostsPath(exhibitionId)} />
        )}
        <WhatsNewCell />
        <MessagesCell />
        <AppointmentsCell />
        <CardsCell />
        <QuestionsCell />
        <ExhibitorCenterCell />
        <OrganiserCenterCell />
        <BecomeExhibitorCell />
      </CellGroup>
      {hasProducts && (
        <CellGroup title={t('shopping')}>
          <ShopCells />
        </CellGroup>
      )}
      <CellGroup title={t('saved')}>
        <FavouritesCell />
        <DownloadsCell />
        <RecordCells />
        <MyCheckInsCell />
      </CellGroup>
    </>
  );
}
