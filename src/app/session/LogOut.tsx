import { useShellMessages } from '#language/shellMessages.ts';
import shellStyles from '../frame/shell.module.css';
import barLinkStyles from '#ui/controls/barLink.module.css';
import { useLogOut } from './useLogOut.ts';

/** On the landing page, which is too small to read drafts. */
export function LogOut() {
  const { t } = useShellMessages('shell');
  const { isKnown, ask } = useLogOut();
  if (!isKnown) return null;
  return (
    <div className={shellStyles.logout}>
      <button className={barLinkStyles.root} type="button" onClick={() => void ask()}>
        {t('logOut')}
      </button>
    </div>
  );
}
