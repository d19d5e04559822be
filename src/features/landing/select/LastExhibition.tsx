import { exhibitionName } from '../../../boot/landingTree.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { readExhibition } from '../../../domain/exhibition/exhibition.ts';
import { homePath } from '../../../domain/address/paths.ts';
import { useShellMessages } from '../../../language/shellMessages.ts';
import { ActionLink } from './ActionLink.tsx';

/** Where a link leads to no exhibition: the one that was open before, if any. */
export function LastExhibition() {
  const { t, language } = useShellMessages('select');
  const last = readExhibition(useDevice((device) => device.exhibitionInfo));
  return (
    last && (
      <ActionLink to={homePath(last.RecordId)} kind="primary">
        {t('backTo', { name: exhibitionName(last, language) })}
      </ActionLink>
    )
  );
}
