import { useTranslation } from 'react-i18next';
import type { Interests, WordSource } from '#entities/search/rules/suggestion.ts';
import { type InterestList, interestList } from '#entities/interest/interestLists.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import css from './suggestions.module.css';

export interface InterestSheetProps {
  readonly interests: Interests;
  readonly onClose: () => void;
}

const countOf = ({ words }: Interests, wanted: WordSource) =>
  words.filter(({ source }) => source === wanted).length;

/** What suggestions go by; what only they use can be cleared here, the rest where it belongs. */
export function InterestSheet({ interests, onClose }: InterestSheetProps) {
  const { t } = useTranslation('suggestions');
  const exhibitionId = useExhibitionId();
  const clear = (list: InterestList) => () => interestList(list, exhibitionId).change(() => []);
  const { favourites, seen, dismissed } = interests;
  const lines = [
    { label: t('favourites'), count: favourites.length, key: 'countFavourites' },
    { label: t('searches'), count: countOf(interests, 'searched'), key: 'countSearches' },
    { label: t('posts'), count: countOf(interests, 'offered'), key: 'countPosts' },
    { label: t('answers'), count: countOf(interests, 'answered'), key: 'countAnswers' },
    { label: t('seen'), count: seen.length, key: 'countSeen', act: clear('seen'), actText: t('clearSeen') },
    {
      label: t('dismissed'),
      count: dismissed.length,
      key: 'countDismissed',
      act: clear('dismissed'),
      actText: t('clearDismissed'),
    },
  ] as const;
  return (
    <Sheet title={t('about')} closeText={t('close')} onClose={onClose}>
      <p>{t('aboutText')}</p>
      <ul className={css['lines']}>
        {lines.map(({ label, count, key, ...line }) => (
          <li className={css['line']} key={key}>
            <span>{label}</span>
            <span className={css['lineCount']}>{t(key, { count })}</span>
            {'act' in line && count > 0 && (
              <button type="button" className={css['clear']} onClick={line.act}>
                {line.actText}
                <span className="x-hidden"> {label}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
