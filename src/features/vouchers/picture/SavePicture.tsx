import { opensDownloads } from '../../../host/opensDownloads.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exhibitionTexts } from '../../../flows/vouchers/exhibitionTexts.ts';
import { languageOf } from '../../../language/language.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { KeepPicture } from '../../../ui/picture/KeepPicture.tsx';
import type { Card } from '../deck/deckOf.ts';
import { drawVoucher } from './drawVoucher.ts';

/** The code as a picture in the phone's album: it opens where nothing else does. */
export function SavePicture({ card }: { readonly card: Card }) {
  const { t } = useTranslation('vouchers');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        {t('savePicture')}
      </Button>
      {isOpen && <PictureBox card={card} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PictureBox({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation('vouchers');
  const { code, voucher, members } = card;
  const { name, dates, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  const total = members?.length;
  const holder = total === undefined ? voucher.name : t('groupLine', { total });
  const purpose = total === undefined ? t('pictureFoot') : t('groupText', { total });
  const [address] = useState(() => drawVoucher({ exhibition: name, dates, place, holder, code, purpose }));
  return (
    <KeepPicture
      canDownload={opensDownloads()}
      title={t('savePicture')}
      address={address}
      alt={t('pictureLabel', { exhibition: name, holder, code })}
      how={t('pictureHow')}
      impossible={t('pictureImpossible')}
      save={t('download')}
      fileName={`${t(total === undefined ? 'codeTitle' : 'groupTitle')}.png`}
      onClose={onClose}
    />
  );
}
