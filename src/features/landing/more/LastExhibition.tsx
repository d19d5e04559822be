import { useTranslation } from 'react-i18next';
import { exhibitionName } from '#boot/landingTree.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { homePath } from '#domain/address/paths.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

/** Where a link leads to no exhibition: the one that was open before, if any. */
export function LastExhibition() {
  const { t, i18n } = useTranslation('more');
  const last = readExhibition(useDevice((device) => device.exhibitionInfo));
  return (
    last && (
      <LinkButton to={homePath(last.RecordId)}>
        {t('backTo', { name: exhibitionName(last, languageOf(i18n.language)) })}
      </LinkButton>
    )
  );
}
