import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { homePath } from '#domain/address/paths.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { WaysOn } from '#entities/scan/WaysOn.tsx';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';

/** No such page, or no exhibition to show. Leads to the last exhibition that was there. */
export default function NotFoundScreen() {
  const { t } = useTranslation('signposts');
  const last = readExhibition(useDevice((state) => state.exhibitionInfo));
  return (
    <>
      <StatePage drawing="lost" title={t('notFoundTitle')} text={t('notFoundText')}>
        {last !== undefined && <LinkButton to={homePath(last.RecordId)}>{t('notFoundLast')}</LinkButton>}
        <WaysOn />
      </StatePage>
      <HelpLine exhibitionId={last?.RecordId} />
    </>
  );
}
