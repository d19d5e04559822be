import { useTranslation } from 'react-i18next';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { contactOrganiserPath, seriesPath } from '#domain/address/homePaths.ts';
import { EasyModeCell } from '#flows/assist/easy/EasyModeCell.tsx';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { useMayExhibit } from '#entities/exhibitor/useMayExhibit.ts';
import { useHasSeries } from '#entities/series/useHasSeries.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

export function ContactLinks() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const mayExhibit = useMayExhibit();
  const isExhibitor = useRoleIdentity('exhibitor').isIn;
  const hasSeries = useHasSeries();
  return (
    <>
      <CellGroup>
        <Cell
          icon={<Icon name="email" />}
          title={t('contactTitle')}
          note={t('contactNote')}
          to={contactOrganiserPath(exhibitionId)}
        />
        {(isExhibitor || mayExhibit) && (
          <Cell
            icon={<Icon name="exhibitor" />}
            title={t(isExhibitor ? 'exhibitorCenter' : 'becomeExhibitor')}
            note={t(isExhibitor ? 'exhibitorCenterNote' : 'becomeExhibitorNote')}
            to={(isExhibitor ? exhibitorCenterPath : becomeExhibitorPath)(exhibitionId)}
          />
        )}
        {hasSeries && (
          <Cell icon={<Icon name="explore" />} title={t('series')} to={seriesPath(exhibitionId)} />
        )}
        <EasyModeCell />
      </CellGroup>
      <HelpLine exhibitionId={exhibitionId} />
    </>
  );
}
