import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../language/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { ModalBox } from '../../../ui/ModalBox.tsx';
import { exhibitionTexts } from '../../../flows/voucherText.ts';
import type { Card } from '../deck/deckOf.ts';
import { drawVoucher } from './drawVoucher.ts';
import './picture.css';

/** Messaging apps show the link and do nothing when it is tapped; there a long press on the picture saves it. */
const canDownload = () =>
  'download' in HTMLAnchorElement.prototype && !/MicroMessenger|miniProgram/i.test(navigator.userAgent);

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
  const id = useId();
  const { code, voucher, members } = card;
  const { name, dates, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  const total = members?.length;
  const holder = total === undefined ? voucher.name : t('groupLine', { total });
  const purpose = total === undefined ? t('pictureFoot') : t('groupText', { total });
  const [address] = useState(() => drawVoucher({ exhibition: name, dates, place, holder, code, purpose }));
  return (
    <ModalBox labelledBy={`${id}-title`} describedBy={`${id}-how`} onLeave={onClose}>
      <h2 className="x-dialog__title" id={`${id}-title`}>
        {t('savePicture')}
      </h2>
      {address !== undefined && (
        <img
          className="v-picture"
          src={address}
          alt={t('pictureLabel', { exhibition: name, holder, code })}
        />
      )}
      <p className="x-dialog__body" id={`${id}-how`}>
        {address === undefined ? t('pictureImpossible') : t('pictureHow')}
      </p>
      {address !== undefined && canDownload() && (
        <a
          className="x-button x-button--primary"
          data-default
          href={address}
          download={`${t(total === undefined ? 'codeTitle' : 'groupTitle')}.png`}
        >
          {t('download')}
        </a>
      )}
      <Button
        kind="secondary"
        data-default={address === undefined || !canDownload() ? true : undefined}
        onClick={onClose}
      >
        {t('close', { ns: 'shell' })}
      </Button>
    </ModalBox>
  );
}
