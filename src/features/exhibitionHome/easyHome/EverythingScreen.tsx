import { useTranslation } from 'react-i18next';
import { useHomeItems } from '#entities/home/HomeMenu.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { useHomeContent } from '../useHomeContent.ts';

/** Everything that the usual home leads to, as one list of rows; the easy mode's way to it. */
export default function EverythingScreen() {
  const { t } = useTranslation('easyHome');
  const items = useHomeItems({ exhibitionId: useExhibitionId(), content: useHomeContent() });
  return (
    <>
      <BarHeading>{t('everything')}</BarHeading>
      <nav aria-label={t('everything')}>
        <CellGroup>
          {items.map(({ key, title, icon, to, onAct }) => (
            <Cell key={key} icon={icon} title={title} to={to} onAct={onAct} />
          ))}
        </CellGroup>
      </nav>
    </>
  );
}
