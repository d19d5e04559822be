import { useTranslation } from 'react-i18next';
import { fairLine } from '#boot/shared/sharedTree.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { languageOf } from '#language/language.ts';
import { useVouchers } from '#session/localStores.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVisit } from '#session/visit/visit.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Shimmer } from '#ui/states/Shimmer.tsx';
import { MixedText } from '#ui/text/MixedText.tsx';
import { Written } from '#ui/text/Written.tsx';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { FairLanguage } from './FairLanguage.tsx';
import css from './FairLine.module.css';

/**
 * Of which exhibition a page is, the way to register, and the other language; nothing for those who have registered. The boot script draws
 * the same, with room for the language.
 */
export function FairLine() {
  const exhibitionId = useExhibitionId();
  const { i18n } = useTranslation();
  const exhibition = readExhibition(useDevice((device) => exhibitionRowOf(device, exhibitionId)));
  const nowMs = useFairNow();
  const isRegistered = useVouchers().some((voucher) => voucher.exhibitionId === exhibitionId);
  const isComing = useVisit((visit) => visit.exhibition.kind === 'loading');
  if (isRegistered || (exhibition === undefined && !isComing)) return null;
  if (exhibition === undefined)
    return (
      <Shimmer>
        <div className={css['line']}>
          <span className={css['action']} />
        </div>
      </Shimmer>
    );
  const { name, facts, to, action } = fairLine(exhibition, languageOf(i18n.language), nowMs);
  return (
    <div className={css['line']}>
      <p className={css['text']}>
        <span className={css['name']}>
          <Written>{name}</Written>
        </span>
        <span className={css['facts']}>
          <MixedText>{facts}</MixedText>
        </span>
      </p>
      <AppLink className={css['action']} to={to}>
        {action}
      </AppLink>
      <FairLanguage />
    </div>
  );
}
