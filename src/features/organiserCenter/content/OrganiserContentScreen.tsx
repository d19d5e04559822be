import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { organiserContentPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { AdvertList } from './adverts/AdvertList.tsx';
import { BannerList } from './banners/BannerList.tsx';
import { ChannelList } from './channels/ChannelList.tsx';
import { type ContentPart, contentParts } from './contentParts.ts';
import { FileList } from './files/FileList.tsx';
import { HeadlineList } from './headlines/HeadlineList.tsx';
import { SessionList } from './sessions/SessionList.tsx';

/** What an organiser changes while the fair runs. */
export default function OrganiserContentScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserContent');
  return (
    <OrganiserGate back={organiserContentPath(id)} title={t('title')}>
      {(organiser) => <Parts organiser={organiser} />}
    </OrganiserGate>
  );
}

const lists: Readonly<Record<ContentPart, (props: { readonly organiser: Organiser }) => ReactNode>> = {
  sessions: SessionList,
  channels: ChannelList,
  headlines: HeadlineList,
  banners: BannerList,
  adverts: AdvertList,
  files: FileList,
};

function Parts({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserContent');
  const { params, ask } = useAskedAddress();
  const asked = params.get('part');
  const chosen = contentParts.find((part) => part === asked) ?? 'sessions';
  const List = lists[chosen];
  return (
    <>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <SegmentedControl
        legend={t('parts')}
        name="part"
        options={contentParts.map((part) => ({ key: part, text: t(`part_${part}`) }))}
        chosen={chosen}
        onChoose={(part) => ask({ part: part === 'sessions' ? '' : part })}
      />
      <List organiser={organiser} />
    </>
  );
}
