import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import { reviewStatus, type ReviewStatus } from '#domain/review/reviewStatus.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { services } from '#session/services.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import { languageOf } from '#language/language.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { storageHost } from '#ui/media/storageHost.ts';
import { KeepPicture } from '#ui/picture/KeepPicture.tsx';
import { loadPicture } from '#ui/picture/loadPicture.ts';
import { pictureWidth } from '#ui/picture/pictureBlocks.ts';
import { localize } from '#ui/text/localize.ts';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import { coverOf } from './ticket/coverOf.ts';
import { obstacleOf } from '#entities/voucher/rules/obstacleOf.ts';
import { obstacleTexts } from '#entities/voucher/obstacleTexts.ts';
import { drawVoucher, type VoucherTexts } from './drawVoucher.ts';

/** Ground and ink of a state on the picture, as the style sheet has them on the page. */
const stateColours: Readonly<Record<ReviewStatus, readonly [ground: string, ink: string]>> = {
  approved: ['#e9f7ef', '#17693d'],
  toBeReviewed: ['#fff6e5', '#7a4b00'],
  declined: ['#fdf0ee', '#b42318'],
  unknown: ['#eef1f6', '#4a5872'],
};

/** The code as a picture in the phone's album: it opens where nothing else does. */
export function SavePicture({ card }: { readonly card: Card }) {
  const { t } = useTranslation('vouchers');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconAction icon="saveImage" onClick={() => setIsOpen(true)}>
        {t('savePicture')}
      </IconAction>
      {isOpen && <PictureBox card={card} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PictureBox({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const { t } = useTranslation('vouchers');
  const { code, members } = card;
  const texts = useTexts(card);
  const address = useDrawn(card, texts);
  return (
    <KeepPicture
      canDownload={opensDownloads()}
      title={t('savePicture')}
      address={address}
      alt={t('pictureLabel', { exhibition: texts.exhibition, holder: texts.holder, code })}
      how={t('pictureHow')}
      impossible={t('pictureImpossible')}
      save={t('download')}
      fileName={`${t(members === undefined ? 'codeTitle' : 'groupTitle')}.png`}
      onClose={onClose}
    />
  );
}

function useTexts(card: Card): VoucherTexts {
  const nowMs = useFairNow();
  const { t, i18n } = useTranslation('vouchers');
  const { code, voucher, members } = card;
  const language = languageOf(i18n.language);
  const { name, dates, place } = exhibitionTexts(voucher, language);
  const { company = '', channel } = voucher;
  const ofChannel = localize(channel && { zh: channel.Name, en: channel.NameEn }, language);
  const obstacle = obstacleOf(card, nowMs);
  const total = members?.length;
  return {
    exhibition: name,
    dates,
    place,
    holder: total === undefined ? voucher.name : t('groupLine', { total }),
    details: total === undefined ? [company, ofChannel].filter((text) => text !== '').join(' · ') : '',
    state: total === undefined ? t(reviewStatus(voucher.approveState)) : '',
    obstacle: obstacle === undefined ? '' : t(obstacleTexts[obstacle]),
    code,
    purpose: total === undefined ? t('pictureFoot') : t('groupText', { total }),
  };
}

/** Drawn immediately, and again with the cover, where its host lets a canvas have it. */
function useDrawn({ voucher }: Card, texts: VoucherTexts): string | undefined {
  const picture = useDevice((state) => coverOf(exhibitionRowOf(state, voucher.exhibitionId), voucher));
  const src = storedImageUrl(picture, { width: pictureWidth, height: pictureWidth }, storageHost());
  const [draw] = useState(() => (cover: HTMLImageElement | undefined) => {
    const accent = getComputedStyle(document.body).getPropertyValue('--x-brand').trim() || '#1456d9';
    const state = stateColours[reviewStatus(voucher.approveState)];
    return drawVoucher(texts, { accent, state, cover });
  });
  const [address, setAddress] = useState(() => draw(undefined));
  useEffect(() => {
    let isGone = false;
    void loadPicture(src, services().times.stillTryingMs).then((cover) => {
      const drawn = cover === undefined ? undefined : draw(cover);
      if (!isGone && drawn !== undefined) setAddress(drawn);
    });
    return () => {
      isGone = true;
    };
  }, [src, draw]);
  return address;
}
