import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsAnyPass } from '#device/storage/appDeviceStore.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { downloadsPath } from '../download/rules/downloadPaths.ts';
import { exhibitorsPath, hallsPath } from '../exhibitor/rules/exhibitorPaths.ts';
import { favouritesPath } from '../favourite/rules/favouritesPath.ts';
import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import { groupPath } from '#domain/address/paths.ts';
import { searchPath } from '../search/rules/searchPath.ts';
import { teamsPath } from '../team/rules/teamPaths.ts';
import {
  conferencesPath,
  guidePath,
  livesPath,
  meetingRecordsPath,
  newsPath,
  promotionsPath,
  suggestionsPath,
  votesPath,
} from '#domain/address/homePaths.ts';
import { productsPath } from '../product/rules/productPaths.ts';
import { supplyDemandPath } from '../supply/rules/supplyPaths.ts';
import { channelGroupIdOf, channelGroupPath } from '#domain/exhibition/channelGroup.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { useHasTeams } from '../team/useHasTeams.ts';
import { useVisit } from '#session/visit/visit.ts';
import { GridMenu, type GridMenuItem } from '#ui/cells/GridMenu.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { useScan } from '../scan/useScan.ts';

type ContentKey =
  | 'exhibitors'
  | 'halls'
  | 'products'
  | 'conferences'
  | 'promotions'
  | 'news'
  | 'lives'
  | 'guide'
  | 'supply'
  | 'downloads'
  | 'votes'
  | 'meetingRecords';
type LinkKey =
  | ContentKey
  | 'search'
  | 'suggestions'
  | 'favourites'
  | 'teams'
  | 'companions'
  | 'allChannels'
  | 'checkIns';

export interface HomeMenuProps {
  readonly exhibitionId: string;
  /** The lists that have something in them. */
  readonly content: Readonly<Partial<Record<ContentKey, boolean>>>;
  /** So many places at most, the last of which shows the others; without it all are shown. */
  readonly most?: number;
}

/** What this exhibition has, and this visitor may open. */
export function HomeMenu({ exhibitionId, content, most }: HomeMenuProps) {
  const { t } = useTranslation('home');
  const items = useHomeItems({ exhibitionId, content });
  const [isWhole, setWhole] = useState(false);
  if (most === undefined || items.length <= most)
    return <GridMenu label={t('menu')} items={items} isCompact={most !== undefined} />;
  const shown = isWhole ? items : items.slice(0, most - 1);
  const all = {
    key: 'all',
    title: t(isWhole ? 'less' : 'all'),
    icon: <Icon name="explore" />,
    isOpen: isWhole,
    onAct: () => setWhole(!isWhole),
  };
  return <GridMenu label={t('menu')} items={[...shown, all]} isCompact />;
}

/** The same as places of any menu. Needs the texts of `home`. */
export function useHomeItems({
  exhibitionId,
  content,
}: Omit<HomeMenuProps, 'most'>): readonly GridMenuItem[] {
  const { t } = useTranslation('home');
  const scan = useScan();
  const hasTeams = useHasTeams(exhibitionId);
  const hasPass = useDevice(() => holdsAnyPass());
  const isGrouped = useVisit(({ offered }) =>
    offered.some((channel) => channelGroupIdOf(channel.row) !== ''),
  );
  const link = (key: LinkKey, icon: IconName, to: string, isThere = true) => ({
    key,
    title: t(key),
    icon: <Icon name={icon} />,
    to,
    isThere,
  });
  const items: readonly (GridMenuItem & { readonly isThere: boolean })[] = [
    link('exhibitors', 'exhibitor', exhibitorsPath(exhibitionId), content.exhibitors),
    link('products', 'product', productsPath(exhibitionId), content.products ?? false),
    link('halls', 'place', hallsPath(exhibitionId), content.halls ?? false),
    link('conferences', 'conference', conferencesPath(exhibitionId), content.conferences ?? false),
    { key: 'scan', title: t('scan'), icon: <Icon name="scan" />, onAct: scan, isThere: true },
    link('promotions', 'agenda', promotionsPath(exhibitionId), content.promotions ?? false),
    link('supply', 'supply', supplyDemandPath(exhibitionId), content.supply ?? false),
    link('lives', 'live', livesPath(exhibitionId), content.lives ?? false),
    link('news', 'news', newsPath(exhibitionId), content.news ?? false),
    link('guide', 'guide', guidePath(exhibitionId), content.guide ?? false),
    link('downloads', 'download', downloadsPath(exhibitionId), content.downloads ?? false),
    link('votes', 'ranking', votesPath(exhibitionId), content.votes ?? false),
    link('meetingRecords', 'rules', meetingRecordsPath(exhibitionId), content.meetingRecords ?? false),
    link('search', 'search', searchPath(exhibitionId)),
    link('suggestions', 'forYou', suggestionsPath(exhibitionId), content.exhibitors),
    link('favourites', 'star', favouritesPath(exhibitionId), hasPass),
    link('teams', 'team', teamsPath(exhibitionId), hasTeams),
    link('companions', 'addCompanion', groupPath(exhibitionId), currentTraits().offersSeveralPeople),
    link('allChannels', 'ticket', channelGroupPath(exhibitionId), isGrouped),
    link('checkIns', 'checkIn', myCheckInsPath(exhibitionId), hasPass),
  ];
  return items.filter(({ isThere }) => isThere);
}
