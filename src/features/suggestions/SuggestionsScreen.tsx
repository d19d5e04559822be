import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { languageOf } from '#language/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExhibitorsButton } from '#entities/exhibitor/ExhibitorsButton.tsx';
import { type Interests, entryKey, type Suggestion } from '#entities/search/rules/suggestion.ts';
import { useSuggestedPeople } from '#entities/card/open/useSuggestedPeople.ts';
import { useInterests } from '#entities/interest/useInterests.ts';
import { shownFirst, type Suggestions, useSuggestions } from '#entities/interest/useSuggestions.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useIsOffline } from '#ui/query/useIsOffline.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { InterestSheet } from './InterestSheet.tsx';
import { OpenCell } from './OpenCell.tsx';
import css from './suggestions.module.css';

const suggestedKinds = ['exhibitor', 'product', 'person', 'conference'] as const;
type SuggestedKind = (typeof suggestedKinds)[number];

interface KindSectionProps {
  readonly kind: SuggestedKind;
  readonly rows: readonly Suggestion[];
}

function KindSection({ kind, rows }: KindSectionProps) {
  const { t, i18n } = useTranslation('suggestions');
  const [isOpen, setIsOpen] = useState(false);
  const title = t(`kind_${kind}`);
  const named = languageOf(i18n.language) === 'en' ? title.toLowerCase() : title;
  return (
    <section className={css['kind']}>
      <h2 className={css['kindTitle']}>{title}</h2>
      <ul className={css['rows']}>
        {(isOpen ? rows : rows.slice(0, shownFirst)).map((row) => (
          <li key={entryKey(row.entry)}>
            <SuggestionRow suggestion={row} />
          </li>
        ))}
      </ul>
      {!isOpen && rows.length > shownFirst && (
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          {t('more', { kind: named })}
        </Button>
      )}
    </section>
  );
}

export default function SuggestionsScreen() {
  const id = useExhibitionId();
  return <ForVisitor key={id} />;
}

/** What fits the visitor, and why. */
function ForVisitor() {
  const { t } = useTranslation('suggestions');
  const exhibitionId = useExhibitionId();
  const interests = useInterests();
  const suggestions = useSuggestions(interests, { kinds: suggestedKinds, people: useSuggestedPeople() });
  const visitorId = useOwnVisitorId();
  const isKept = usePagePlace();
  const [isAbout, setIsAbout] = useState(false);
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <p className={css['private']}>
        {t('private')}
        <button type="button" className={css['about']} onClick={() => setIsAbout(true)}>
          <Icon name="info" sizeRem={1.125} />
          {t('about')}
        </button>
      </p>
      <div data-in-place={isKept ? '' : undefined}>
        <Content interests={interests} suggestions={suggestions} />
        {visitorId !== undefined && <OpenCell owner={{ exhibitionId, visitorId }} />}
      </div>
      {isAbout && <InterestSheet interests={interests} onClose={() => setIsAbout(false)} />}
    </>
  );
}

interface ContentProps {
  readonly interests: Interests;
  readonly suggestions: Suggestions;
}

const isBlank = ({ favourites, seen, words }: Interests) =>
  favourites.length + seen.length + words.length === 0;

function Content({ interests, suggestions }: ContentProps) {
  const { t } = useTranslation('suggestions');
  const isOffline = useIsOffline();
  const { state, found, load } = suggestions;
  const browse = <ExhibitorsButton>{t('browse')}</ExhibitorsButton>;
  if (isBlank(interests)) return <EmptyState title={t('none')} text={t('noneText')} action={browse} />;
  if (state === 'unread')
    return isOffline ? (
      <EmptyState drawing="offline" title={t('offline')} />
    ) : (
      <EmptyState
        drawing="problem"
        title={t('failed')}
        action={<Button onClick={load}>{t('load')}</Button>}
      />
    );
  if (state === 'reading') return <ListSkeleton />;
  const dismissed = new Set(interests.dismissed);
  const shown = suggestedKinds
    .map((kind) => ({
      kind,
      rows: (found.get(kind) ?? []).filter(({ entry }) => !dismissed.has(entryKey(entry))),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (shown.length === 0)
    return <EmptyState title={t('noneLeft')} text={t('noneLeftText')} action={browse} />;
  return shown.map(({ kind, rows }) => <KindSection key={kind} kind={kind} rows={rows} />);
}
