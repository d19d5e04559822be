import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readExhibition } from '../../domain/exhibition.ts';
import type { ServerRow } from '../../domain/serverRow.ts';
import { storedImageUrl } from '../../domain/storedImage.ts';
import { readAccent } from '../../domain/themeColor.ts';
import type { Language } from '../../language/language.ts';
import { languageOf } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalBox } from '../../ui/ModalBox.tsx';
import { KeepPicture } from '../../ui/picture/KeepPicture.tsx';
import { loadPicture } from '../../ui/picture/loadPicture.ts';
import { pictureWidth } from '../../ui/picture/pictureBlocks.ts';
import { storageHost } from '../../ui/storageHost.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { services } from '../services.ts';
import { exhibitionTexts } from '../voucherText.ts';
import { drawPoster } from './drawPoster.ts';

export interface PosterBoxProps {
  readonly row: ServerRow;
  readonly link: string;
  readonly onClose: () => void;
}

/** A picture to send or to put up, with a code that opens the shared link. */
export function PosterBox({ row, link, onClose }: PosterBoxProps) {
  const { t, i18n } = useTranslation(['sharing', 'shell']);
  const id = useId();
  const language = languageOf(i18n.language);
  const { name, dates, place } = textsOf(row, language);
  const facts = [name, dates, place].filter((fact) => fact !== '');
  const [drawn, setDrawn] = useState<{ readonly address: string | undefined }>();

  useEffect(() => {
    let isGone = false;
    const words = { greeting: t('posterGreeting'), scan: t('posterScan') };
    void makePoster(row, language, link, words).then((address) => {
      if (!isGone) setDrawn({ address });
    });
    return () => {
      isGone = true;
    };
  }, [row, language, link, t]);

  if (drawn === undefined)
    return (
      <ModalBox labelledBy={`${id}-title`} onLeave={onClose}>
        <h2 className="x-dialog__title" id={`${id}-title`}>
          {t('posterTitle')}
        </h2>
        <Waiting text={t('posterMaking')} />
        <Button kind="secondary" data-default onClick={onClose}>
          {t('cancel', { ns: 'shell' })}
        </Button>
      </ModalBox>
    );
  return (
    <KeepPicture
      title={t('posterTitle')}
      address={drawn.address}
      alt={t('posterLabel', { facts: facts.join(language === 'en' ? ', ' : '，') })}
      how={t('posterHow')}
      impossible={t('posterImpossible')}
      save={t('posterSave')}
      fileName={`${t('posterFile')}.jpg`}
      onClose={onClose}
    />
  );
}

function textsOf(row: ServerRow, language: Language) {
  const exhibition = readExhibition(row);
  return exhibition === undefined
    ? { name: '', dates: '', place: '' }
    : exhibitionTexts({ exhibition }, language);
}

async function makePoster(
  row: ServerRow,
  language: Language,
  link: string,
  words: { readonly greeting: string; readonly scan: string },
): Promise<string | undefined> {
  const exhibition = readExhibition(row);
  if (exhibition === undefined) return undefined;
  const { Cover, Logo, LongLogo, organization } = exhibition;
  const load = (url: string) => {
    const fitting = storedImageUrl(url, { width: pictureWidth, height: pictureWidth }, storageHost());
    return loadPicture(fitting, services().times.stillTryingMs);
  };
  const cover = await load(Cover || organization?.BackgroundImage || '');
  const logo = cover === undefined ? await load(Logo || organization?.Logo || LongLogo) : undefined;
  const { name, dates, place } = textsOf(row, language);
  const { accent, soft } = readAccent(row['ThemeColor']) ?? { accent: '#1456d9', soft: '#e8effc' };
  return drawPoster({ exhibition: name, dates, place, ...words, link, accent, soft }, { cover, logo });
}
