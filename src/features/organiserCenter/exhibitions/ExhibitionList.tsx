import { joinDays } from '#domain/time/period/joinDays.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { periodOf } from '#boot/landingTree.ts';
import { organiserCenterPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import {
  exhibitionPhase,
  exhibitionPhases,
  filterExhibitions,
} from '#entities/organiser/rules/filterExhibitions.ts';
import { type Organiser, organiserOf, type OrganiserLogins } from '#entities/organiser/rules/organiser.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { registeredCountQuery } from '../queries/exhibitionQueries.ts';

interface ExhibitionListProps {
  readonly exhibitions: readonly Exhibition[];
  readonly currentId: string;
  readonly logins: OrganiserLogins;
}

/** Each of them asks for a figure. */
const atATime = 12;

export function ExhibitionList({ exhibitions, currentId, logins }: ExhibitionListProps) {
  const { t } = useTranslation('organiserCenter');
  const isKept = usePagePlace();
  const nowMs = useFairNow();
  const [text, setText] = useState('');
  const [phase, setPhase] = useState('');
  const [shown, setShown] = useState(atATime);
  const found = filterExhibitions(exhibitions, { text, phase, nowMs });
  const there = exhibitionPhases.filter((one) =>
    exhibitions.some((row) => exhibitionPhase(row, nowMs) === one),
  );
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <SearchBar
        label={t('exhibitionSearch')}
        placeholder={t('exhibitionSearch')}
        value={text}
        onChange={setText}
      />
      {there.length > 1 && (
        <FilterChips
          label={t('phase')}
          options={there.map((value) => ({ value, label: t(`phase_${value}`) }))}
          value={phase}
          onChange={setPhase}
        />
      )}
      {found.length === 0 ? (
        <EmptyState scene={emptySearch} title={t('noMatch')} text={t('noMatchText')} />
      ) : (
        <CellGroup title={t('exhibitionCount', { count: found.length })}>
          {found.slice(0, shown).map((exhibition) => {
            const organiser = organiserOf(logins, exhibition);
            return (
              organiser && (
                <ExhibitionCell
                  key={exhibition.RecordId}
                  exhibition={exhibition}
                  organiser={organiser}
                  isCurrent={exhibition.RecordId === currentId}
                />
              )
            );
          })}
        </CellGroup>
      )}
      {found.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + atATime)}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}

interface ExhibitionCellProps {
  readonly exhibition: Exhibition;
  readonly organiser: Organiser;
  readonly isCurrent: boolean;
}

function ExhibitionCell({ exhibition, organiser, isCurrent }: ExhibitionCellProps) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const nowMs = useFairNow();
  const { RecordId, ExName, ExNameEn, Logo } = exhibition;
  const name = { zh: ExName, en: ExNameEn };
  const { data } = useServerQuery(registeredCountQuery(RecordId, organiser.userId));
  const { days = [] } = periodOf(exhibition, language, nowMs) ?? {};
  const told = [
    ...(isCurrent ? [t('current')] : []),
    t(`phase_${exhibitionPhase(exhibition, nowMs)}`),
    ...(days.length === 0 ? [] : [joinDays(days, language)]),
  ];
  return (
    <Cell
      picture={<CompanyLogo src={Logo} name={localize(name, language)} />}
      title={organiserText(name, language)}
      note={
        <>
          {told.join(' · ')}
          <br />
          {/* Its line is there before the figure: rows that grow would move what is tapped. */}
          {typeof data === 'number' ? t('registeredCount', { count: data }) : '\u00a0'}
        </>
      }
      to={organiserCenterPath(RecordId)}
    />
  );
}
