import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { useTableActions } from '#flows/export/useTableActions.ts';
import { tellPartNotLoaded } from '#flows/navigation/tellPartNotLoaded.ts';
import { copyText } from '#host/copyText.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import type { ReportPicture, ReportPictureProps } from './picture/ReportPicture.tsx';
import { reportTable, reportText } from './rules/reportText.ts';
import { SettingsSheet, type SettingsSheetProps } from './SettingsSheet.tsx';

interface ReportToolsProps extends Omit<ReportPictureProps, 'onClose'>, Omit<SettingsSheetProps, 'onClose'> {}

type Open = 'copy' | 'file' | 'settings';

/** The forms in which a report leaves, and what is in it. All are made on the phone. */
export function ReportTools({ choices, onChange, ...shown }: ReportToolsProps) {
  const { t } = useTranslation('tripReport');
  const [open, setOpen] = useState<Open>();
  const picture = usePicture();
  const { head, report, isDay, writer } = shown;
  const close = () => setOpen(undefined);
  const text = () => reportText(head, report, isDay, writer);
  const hasItems = report.sections.length > 0;

  async function copy() {
    const { document, navigator } = window;
    if (await copyText(text(), { document, clipboard: navigator.clipboard })) renderToast(t('copied'));
    else setOpen('copy');
  }
  function print() {
    // Browsers inside other apps do nothing and do not say so.
    if (opensDownloads() && typeof window.print === 'function') window.print();
    else renderToast(t('printElsewhere'));
  }

  return (
    <>
      <IconActionRow>
        {hasItems && (
          <>
            <IconAction icon="copy" onClick={() => void copy()}>
              {t('copy')}
            </IconAction>
            <IconAction icon="saveImage" aria-busy={picture.isComing} onClick={picture.open}>
              {t('picture')}
            </IconAction>
            <IconAction icon="download" onClick={() => setOpen('file')}>
              {t('file')}
            </IconAction>
            <IconAction icon="file" onClick={print}>
              {t('print')}
            </IconAction>
          </>
        )}
        <IconAction icon="edit" onClick={() => setOpen('settings')}>
          {t('settings')}
        </IconAction>
      </IconActionRow>
      {open === 'file' && <FileSheet {...shown} onClose={close} />}
      {open === 'settings' && <SettingsSheet choices={choices} onChange={onChange} onClose={close} />}
      {open === 'copy' && (
        <Sheet title={t('copyText')} closeText={t('settingsDone')} onClose={close}>
          <p>{t('copyByHand')}</p>
          <TextArea readOnly rows={10} aria-label={t('copyText')} value={text()} onText={() => {}} />
        </Sheet>
      )}
      {picture.ReportPicture && <picture.ReportPicture {...shown} onClose={picture.close} />}
    </>
  );
}

function FileSheet({ head, report, writer, onClose }: ReportPictureProps) {
  const { t } = useTranslation('tripReport');
  const name = [head.title, ...head.lines.slice(0, 1)].join(' ');
  const actions = useTableActions({ name, makeTable: () => reportTable(report, writer) });
  return <ActionSheet title={t('fileTitle')} actions={actions} onClose={onClose} />;
}

/** Fetched by the tap that wants it. */
function usePicture() {
  const [box, setBox] = useState<{ readonly ReportPicture: typeof ReportPicture }>();
  const [isComing, setIsComing] = useState(false);
  async function open() {
    setIsComing(true);
    try {
      setBox(await loadChunk(() => import('./picture/ReportPicture.tsx')));
    } catch {
      tellPartNotLoaded();
    } finally {
      setIsComing(false);
    }
  }
  return {
    ReportPicture: box?.ReportPicture,
    isComing,
    open: () => void open(),
    close: () => setBox(undefined),
  };
}
