import { GoneRow } from '../GoneRow.tsx';
import { organiserContentPath, organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { AdvertRow } from './adverts/AdvertRow.tsx';
import { BannerRow } from './banners/BannerRow.tsx';
import { ChannelRow } from './channels/ChannelRow.tsx';
import { type ContentPart, contentParts } from './contentParts.ts';
import { FileRow } from './files/FileRow.tsx';
import { HeadlineRow } from './headlines/HeadlineRow.tsx';
import { SessionRow } from './sessions/SessionRow.tsx';

interface PartRowProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const rows: Readonly<Record<ContentPart, (props: PartRowProps) => ReactNode>> = {
  sessions: SessionRow,
  channels: ChannelRow,
  headlines: HeadlineRow,
  banners: BannerRow,
  adverts: AdvertRow,
  files: FileRow,
};

/** One row that an organiser changes while the fair runs. */
export default function OrganiserContentRowScreen() {
  const id = useExhibitionId();
  const { part = '', rowId = '' } = useParams();
  const { t } = useTranslation('organiserContent');
  const known = contentParts.find((one) => one === part);
  return (
    <OrganiserGate back={organiserContentRowPath(id, part, rowId)} title={t('title')}>
      {(organiser) => {
        if (known === undefined)
          return (
            <>
              <PageHeading>{t('title')}</PageHeading>
              <GoneRow title={t('rowGone')} list={t('title')} to={organiserContentPath(id)} />
            </>
          );
        const Row = rows[known];
        return <Row key={rowId} organiser={organiser} rowId={rowId} />;
      }}
    </OrganiserGate>
  );
}
