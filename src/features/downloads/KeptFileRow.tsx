import { useTranslation } from 'react-i18next';
import { typeOfFile } from '#entities/download/rules/downloadFile.ts';
import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import type { KeptFile } from '#entities/download/rules/keptFile.ts';
import { bytesOfKept, removeKept } from '#entities/download/keptFiles.ts';
import { openBytes } from '#entities/download/openBytes.ts';
import { languageOf } from '#language/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { FileRow } from '#ui/values/FileRow.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import css from './downloads.module.css';

interface KeptFileRowProps {
  readonly file: KeptFile;
  readonly files: readonly DownloadTask[] | undefined;
}

/** Opens without a network; under the name that the organiser gives it now. */
export function KeptFileRow({ file, files }: KeptFileRowProps) {
  const { t, i18n } = useTranslation('downloads');
  const language = languageOf(i18n.language);
  const current = files?.find(({ id }) => id === file.id);
  const name = current?.name ?? file.name;
  const isGone = file.hasRow && files !== undefined && current === undefined;

  async function open() {
    const bytes = await bytesOfKept(file);
    // The browser has made room for something else.
    if (bytes === undefined) await removeKept(file);
    else openBytes({ ...file, name }, bytes);
  }

  async function remove() {
    await removeKept(file);
    renderToast(t('removed'));
  }

  return (
    <li className={css['kept']}>
      <FileRow
        name={localize(name, language)}
        nameLang={otherLanguage(name, language)}
        type={typeOfFile(file)}
        bytes={file.bytes}
        action="open"
        note={isGone ? t('sourceGone') : <VenueTime at={file.keptAtMs} form="dayTime" />}
        onAct={() => void open()}
      />
      <button
        className={css['remove']}
        type="button"
        aria-label={t('removeOf', { name: localize(name, language) })}
        onClick={() => void remove()}
      >
        <Icon name="close" sizeRem={1.25} />
      </button>
    </li>
  );
}
