import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaPath, conferencesPath } from '#domain/address/homePaths.ts';
import { codePath } from '#domain/address/paths.ts';
import { useKeptFiles } from '#entities/download/keptFiles.ts';
import { keptDownloadsPath } from '#entities/download/rules/downloadPaths.ts';
import { readKeptProgramme } from '#entities/programme/keptProgramme.ts';
import { rememberedList } from '#entities/programme/schedule/rememberedList.ts';
import { readKeptCatalogue } from '#entities/search/keptCatalogue.ts';
import { searchPath } from '#entities/search/rules/searchPath.ts';
import { holdsVoucher } from '#entities/voucher/holdsVoucher.ts';
import { useVisit } from '#session/visit/visit.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** What this phone keeps of the exhibition, and so opens without a network; nothing where it keeps nothing. */
export function OfflineWays() {
  const exhibitionId = useVisit((visit) => visit.exhibitionId);
  return exhibitionId === undefined ? null : <Ways key={exhibitionId} exhibitionId={exhibitionId} />;
}

function Ways({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('offlineWays');
  const { hasProgramme, hasCatalogue } = useKeptLists(exhibitionId);
  const hasTicket = holdsVoucher(exhibitionId);
  const hasSchedule = rememberedList(exhibitionId).list().length > 0;
  const hasFiles = useKeptFiles()?.some((file) => file.exhibitionId === exhibitionId) ?? false;
  if (!(hasTicket || hasSchedule || hasFiles || hasProgramme || hasCatalogue)) return null;
  return (
    <CellGroup title={t('title')}>
      {hasTicket && <Cell icon={<Icon name="pass" />} title={t('ticket')} to={codePath()} />}
      {hasSchedule && (
        <Cell icon={<Icon name="agenda" />} title={t('schedule')} to={agendaPath(exhibitionId)} />
      )}
      {hasProgramme && (
        <Cell icon={<Icon name="conference" />} title={t('programme')} to={conferencesPath(exhibitionId)} />
      )}
      {hasCatalogue && (
        <Cell icon={<Icon name="search" />} title={t('search')} to={searchPath(exhibitionId)} />
      )}
      {hasFiles && (
        <Cell icon={<Icon name="download" />} title={t('files')} to={keptDownloadsPath(exhibitionId)} />
      )}
    </CellGroup>
  );
}

function useKeptLists(exhibitionId: string) {
  const [kept, setKept] = useState({ hasProgramme: false, hasCatalogue: false });
  useEffect(() => {
    let isLeft = false;
    void Promise.all([readKeptProgramme(exhibitionId), readKeptCatalogue(exhibitionId)]).then(
      ([programme, catalogue]) => {
        if (!isLeft)
          setKept({ hasProgramme: programme !== undefined, hasCatalogue: catalogue !== undefined });
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [exhibitionId]);
  return kept;
}
