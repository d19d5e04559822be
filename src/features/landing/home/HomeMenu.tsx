import { useTranslation } from 'react-i18next';
import { holdsAnyPass } from '../../../device/storage/appDeviceStore.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { exhibitorsPath } from '../../../domain/address/exhibitorPaths.ts';
import { favouritesPath } from '../../../domain/address/favouritesPath.ts';
import { myCheckInsPath } from '../../../domain/address/myCheckInsPath.ts';
import { groupPath } from '../../../domain/address/paths.ts';
import { searchPath } from '../../../domain/address/searchPath.ts';
import { teamsPath } from '../../../domain/address/teamPaths.ts';
import { channelGroupIdOf, channelGroupPath } from '../../../domain/exhibition/channelGroup.ts';
import { currentTraits } from '../../../flows/host/currentTraits.ts';
import { useHasTeams } from '../../../flows/teams/useHasTeams.ts';
import { useVisit } from '../../../flows/visit/visit.ts';
import { GridMenu, type GridMenuItem } from '../../../ui/cells/GridMenu.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useScan } from './useScan.ts';

/** What this exhibition has, and this visitor may open. */
export function HomeMenu({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('home');
  const scan = useScan();
  const hasTeams = useHasTeams(exhibitionId);
  const hasPass = useDevice(() => holdsAnyPass());
  const isGrouped = useVisit(({ offered }) =>
    offered.some((channel) => channelGroupIdOf(channel.row) !== ''),
  );
  const items: readonly (GridMenuItem & { readonly isThere: boolean })[] = [
    {
      key: 'exhibitors',
      title: t('exhibitors'),
      icon: <Icon name="exhibitor" />,
      to: exhibitorsPath(exhibitionId),
      isThere: true,
    },
    {
      key: 'search',
      title: t('search'),
      icon: <Icon name="search" />,
      to: searchPath(exhibitionId),
      isThere: true,
    },
    {
      key: 'favourites',
      title: t('favourites'),
      icon: <Icon name="star" />,
      to: favouritesPath(exhibitionId),
      isThere: hasPass,
    },
    {
      key: 'teams',
      title: t('teams'),
      icon: <Icon name="team" />,
      to: teamsPath(exhibitionId),
      isThere: hasTeams,
    },
    {
      key: 'companions',
      title: t('companions'),
      icon: <Icon name="addCompanion" />,
      to: groupPath(exhibitionId),
      isThere: currentTraits().offersSeveralPeople,
    },
    {
      key: 'channels',
      title: t('allChannels'),
      icon: <Icon name="ticket" />,
      to: channelGroupPath(exhibitionId),
      isThere: isGrouped,
    },
    {
      key: 'checkIns',
      title: t('checkIns'),
      icon: <Icon name="checkIn" />,
      to: myCheckInsPath(exhibitionId),
      isThere: hasPass,
    },
    { key: 'scan', title: t('scan'), icon: <Icon name="scan" />, onAct: scan, isThere: true },
  ];
  return <GridMenu label={t('menu')} items={items.filter(({ isThere }) => isThere)} />;
}
