import { useTranslation } from 'react-i18next';
import type { DownloadFile } from '#entities/download/rules/downloadFile.ts';
import { useConditionText } from '#entities/download/FileNote.tsx';
import { removeKept } from '#entities/download/keptFiles.ts';
import { useFile } from '#entities/download/useFile.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';

interface KeptHereProps {
  readonly file: DownloadFile;
}

/** What is to be known before the tap, and how to take the file off the phone. */
export function KeptHere({ file }: KeptHereProps) {
  const { t } = useTranslation('downloads');
  const state = useFile(file);
  const { kept } = state;
  const condition = useConditionText(file, state);
  if (condition === '' && kept === undefined) return null;

  async function remove() {
    if (kept === undefined) return;
    await removeKept(kept);
    renderToast(t('removed'));
  }

  return (
    <CellGroup>
      {condition !== '' && (
        <Cell icon={<Icon name={kept === undefined ? 'time' : 'check'} />} title={condition} />
      )}
      {kept !== undefined && (
        <Cell icon={<Icon name="close" />} title={t('removeHere')} onAct={() => void remove()} />
      )}
    </CellGroup>
  );
}
