import { useTranslation } from 'react-i18next';
import { boothHelpPath } from '#domain/address/exhibitorCenter/boothHelpPath.ts';
import { boothInvitationsPath, openVisitorsPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { boothPostsPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import { leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { isDue } from '#entities/lead/rules/filterLeads.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { useKeptLeads } from '#entities/lead/useKeptLeads.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** What a booth does with the visitors it meets. */
export function VisitorEntries({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const today = formatVenueTime(useFairNow(), 'yyyy-MM-dd');
  const leads = useKeptLeads(booth);
  const due = leads.filter((lead) => isDue(lead, today)).length;
  return (
    <CellGroup title={t('visitors')}>
      <Cell
        icon={<Icon name="card" />}
        title={t('leads')}
        note={t('leadsNote')}
        value={due > 0 ? t('leadsDue', { count: due }) : undefined}
        to={leadsPath(booth.exhibitionId)}
      />
      <Cell
        icon={<Icon name="appointment" />}
        title={t('openVisitors')}
        note={t('openVisitorsNote')}
        to={openVisitorsPath(booth.exhibitionId)}
      />
      <Cell
        icon={<Icon name="share" />}
        title={t('invitations')}
        note={t('invitationsNote')}
        to={boothInvitationsPath(booth.exhibitionId)}
      />
      <Cell
        icon={<Icon name="supply" />}
        title={t('posts')}
        note={t('postsNote')}
        to={boothPostsPath(booth.exhibitionId)}
      />
      <Cell
        icon={<Icon name="like" />}
        title={t('help')}
        note={t('helpNote')}
        to={boothHelpPath(booth.exhibitionId)}
      />
    </CellGroup>
  );
}
