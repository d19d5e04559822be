import { useTranslation } from 'react-i18next';
import { guidePath } from '#domain/address/homePaths.ts';
import { mapSearchUrl } from '#domain/exhibition/mapSearchUrl.ts';
import { useHasGuide } from '#entities/news/useHasGuide.ts';
import { latestDays } from '#entities/voucher/rules/gate/gateFacts.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { languageOf } from '#language/language.ts';
import { exhibitionTexts, exhibitionWords } from '#session/visit/exhibitionTexts.ts';
import { ExhibitionIdProvider } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import cellStyles from '#ui/cells/cell.module.css';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import type { PersonAtGate } from './useGate.ts';

interface OnTheWayProps {
  readonly person: PersonAtGate;
}

/** When it opens and where, what to bring, and how the screen behaves: what no check can tell. */
export const OnTheWay = ({ person }: OnTheWayProps) => (
  <ExhibitionIdProvider value={person.voucher.exhibitionId}>
    <WhenAndWhere person={person} />
    <ToBring person={person} />
  </ExhibitionIdProvider>
);

function WhenAndWhere({ person: { voucher, kept } }: OnTheWayProps) {
  const { t, i18n } = useTranslation('gateCheck');
  const language = languageOf(i18n.language);
  const exhibition = { ...voucher.exhibition, ...latestDays(voucher, kept.facts) };
  const { dates, hours, place } = exhibitionTexts({ exhibition }, language);
  if (dates === '' && place === '') return null;
  return (
    <CellGroup title={t('way')}>
      {dates !== '' && (
        <Cell
          icon={<Icon name="time" />}
          title={t('when')}
          note={hours === '' ? dates : `${dates} ${hours}`}
        />
      )}
      {place !== '' && (
        <li>
          <RuledLink
            className={`${cellStyles.cell} ${cellStyles['cell--acts']}`}
            to={mapSearchUrl(exhibition.Place || place)}
            rule={linkRule}
          >
            <span className={cellStyles.icon} aria-hidden="true">
              <Icon name="place" />
            </span>
            <span className={cellStyles.main}>
              {exhibitionWords({ exhibition }, language).place}
              <span className={cellStyles.note}>{t('map')}</span>
              <span className="x-hidden">{t('mapHint')}</span>
            </span>
          </RuledLink>
        </li>
      )}
    </CellGroup>
  );
}

function ToBring({ person: { voucher, kept } }: OnTheWayProps) {
  const { t, i18n } = useTranslation('gateCheck');
  const language = languageOf(i18n.language);
  const hasGuide = useHasGuide();
  const documents = kept.facts?.documents ?? [];
  const fields = documents.map((label) => localize(label, language)).join(language === 'zh' ? '、' : ', ');
  return (
    <CellGroup title={t('bring')}>
      {fields !== '' && <Cell icon={<Icon name="card" />} title={t('bringDocument', { fields })} />}
      <Cell icon={<Icon name="phone" />} title={t('bringPhone')} />
      <Cell
        icon={<Icon name="brightness" />}
        title={t('screen')}
        note={t('wakeLock' in navigator ? 'screenAwake' : 'screenSleeps')}
      />
      {hasGuide && (
        <Cell icon={<Icon name="guide" />} title={t('guide')} to={guidePath(voucher.exhibitionId)} />
      )}
    </CellGroup>
  );
}
