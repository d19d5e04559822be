import { joinDays } from '#domain/time/period/joinDays.ts';
import { useTranslation } from 'react-i18next';
import { hallsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { GettingThere } from '#entities/home/GettingThere.tsx';
import { periodOf } from '#boot/landingTree.ts';
import { everythingPath } from '#domain/address/homePaths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { EasyModeCell } from '#flows/assist/easy/EasyModeCell.tsx';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Phase } from '../Phase.tsx';
import { useHomeContent } from '../useHomeContent.ts';
import { EasyHelp } from './EasyHelp.tsx';
import { EasySchedule } from './EasySchedule.tsx';
import { EasyTicket } from './EasyTicket.tsx';
import css from './EasyHome.module.css';

/** The home in easy mode: ticket, schedule, way and help, below each other, and one row that leads to all the rest. */
export function EasyHome({ exhibition }: { readonly exhibition: Exhibition }) {
  const { t } = useTranslation('easyHome');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const hasHalls = useHomeContent().halls;
  return (
    <>
      <Head exhibition={exhibition} />
      <EasyTicket exhibition={exhibition} />
      <EasySchedule />
      <GettingThere exhibition={exhibition} nowMs={nowMs} />
      {hasHalls && (
        <CellGroup>
          <Cell icon={<Icon name="place" />} title={t('plan')} to={hallsPath(exhibitionId)} />
        </CellGroup>
      )}
      <EasyHelp />
      <CellGroup>
        <Cell
          icon={<Icon name="explore" />}
          title={t('everything')}
          note={t('everythingNote')}
          to={everythingPath(exhibitionId)}
        />
        <EasyModeCell />
      </CellGroup>
    </>
  );
}

/** Which exhibition it is and on which days. */
function Head({ exhibition }: { readonly exhibition: Exhibition }) {
  const language = languageOf(useTranslation().i18n.language);
  const { days = [], hours = '' } = periodOf(exhibition, language, useFairNow()) ?? {};
  const dates = [joinDays(days, language), hours].filter((text) => text !== '');
  return (
    <header className={css['head']}>
      <PageHeading>{organiserText({ zh: exhibition.ExName, en: exhibition.ExNameEn }, language)}</PageHeading>
      <Phase exhibition={exhibition} />
      {dates.length > 0 && <p className={css['dates']}>{dates.join(language === 'zh' ? ' ' : ', ')}</p>}
    </header>
  );
}
