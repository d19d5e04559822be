import { joinDays } from '#domain/time/period/joinDays.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import { periodOf } from '#boot/landingTree.ts';
import { selectPath } from '#domain/address/paths.ts';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import type { SeriesChild } from '#entities/series/rules/series.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Badge, type BadgeTone } from '#ui/values/Badge.tsx';
import css from './series.module.css';

interface ChildCardProps {
  readonly child: SeriesChild;
  readonly isCurrent: boolean;
  readonly isRegistered: boolean;
  readonly nowMs: FairMs;
}

/** One exhibition of a series; a tap enters it as its shared link does. */
export function ChildCard({ child, isCurrent, isRegistered, nowMs }: ChildCardProps) {
  const { t, i18n } = useTranslation('series');
  const language = languageOf(i18n.language);
  const name = { zh: child.ExName, en: child.ExNameEn };
  const place = { zh: child.Place, en: child.PlaceEn };
  const { days = [] } = periodOf(child, language, nowMs) ?? {};
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={selectPath(child.RecordId)}>
        <CompanyLogo src={child.Logo} name={localize(name, language) || t('unnamed')} />
        <span className={css['texts']}>
          <span className={css['name']}>{organiserText(name, language) || t('unnamed')}</span>{' '}
          {days.length > 0 && <span className={css['fact']}>{joinDays(days, language)} </span>}
          {localize(place, language) !== '' && (
            <span className={css['fact']}>{organiserText(place, language)} </span>
          )}
          <span className={css['badges']}>
            <PhaseBadge child={child} nowMs={nowMs} />{' '}
            {isRegistered && <Badge tone="good">{t('registered')}</Badge>}{' '}
            {isCurrent && <Badge tone="off">{t('current')}</Badge>}
          </span>
        </span>
      </RowCardLink>
    </RowCard>
  );
}

const tones: Readonly<Record<'before' | 'during' | 'after', BadgeTone>> = {
  during: 'good',
  before: 'waits',
  after: 'off',
};

function PhaseBadge({ child, nowMs }: Pick<ChildCardProps, 'child' | 'nowMs'>) {
  const { t } = useTranslation('series');
  const phase = exhibitionPhase(child.StartTime, child.EndTime, nowMs);
  if (phase === undefined) return <Badge tone="off">{t('undated')}</Badge>;
  const before = phase.at === 'before' ? phase.daysLeft : 0;
  const texts = {
    during: t('running'),
    before: before === 1 ? t('tomorrow') : t('inDays', { count: before }),
    after: t('over'),
  };
  return <Badge tone={tones[phase.at]}>{texts[phase.at]}</Badge>;
}
