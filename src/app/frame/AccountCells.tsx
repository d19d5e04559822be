import { useDevice } from '#device/storage/useDevice.ts';
import { EasyModeCell } from '#flows/assist/easy/EasyModeCell.tsx';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { LanguageCell } from '#flows/assist/LanguageCell.tsx';
import { useShellMessages } from '#language/shellMessages.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useHasUnsent } from '../session/useHasUnsent.ts';
import { useLogOut } from '../session/useLogOut.ts';

/** The easy mode, the language and the log-out, below whatever the personal center shows. */
export function AccountCells() {
  const { t } = useShellMessages('shell');
  const exhibitionId = useDevice((state) => state.entranceId);
  const { isKnown, ask } = useLogOut();
  const hasUnsent = useHasUnsent();
  return (
    <>
      <CellGroup>
        <EasyModeCell />
        <LanguageCell />
        {(isKnown || hasUnsent) && (
          <Cell icon={<Icon name="logOut" />} title={t('logOut')} onAct={() => void ask()} />
        )}
      </CellGroup>
      <HelpLine exhibitionId={exhibitionId} />
    </>
  );
}
