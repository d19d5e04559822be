import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { localize } from '#ui/text/localize.ts';
import { MixedText } from '#ui/text/MixedText.tsx';
import css from '../late.module.css';
import type { useLateDay } from '../useLateDay.ts';

interface PlaceProps {
  readonly place: ReturnType<typeof useLateDay>['place'];
  readonly onFrom: (hallId: string) => void;
}

/** From where the walks are counted, and what says so. */
export function Place({ place, onFrom }: PlaceProps) {
  const { t, i18n } = useTranslation('late');
  const language = languageOf(i18n.language);
  const { halls, hallId, here, hall } = place;
  const said =
    here === undefined || hall === ''
      ? t(hall === '' ? 'placeUnknown' : 'placeChosen')
      : here.place === undefined
        ? t('placeBooth', { booth: here.boothNo || t('noNumber') })
        : t('placeCheckIn', { place: localize(here.place, language) });
  return (
    <div className={css['place']}>
      <div className={css['placeLine']}>
        <span aria-hidden="true">{t('from')}</span>
        <ChoiceSelect
          label={t('from')}
          allText={t('fromUnknown')}
          options={halls}
          value={hall === '' ? '' : hallId}
          onChange={onFrom}
        />
      </div>
      <p className={css['note']}>
        <MixedText>{said}</MixedText>
      </p>
    </div>
  );
}
