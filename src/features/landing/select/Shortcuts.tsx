import { certificatesPath, uploadPath } from '../../../domain/address/paths.ts';
import { currentTraits } from '../../../flows/host/currentTraits.ts';
import { useShellMessages } from '../../../language/shellMessages.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import styles from './shortcuts.module.css';

export interface ShortcutsProps {
  readonly exhibitionId: string;
  /** Undefined while registration is closed. */
  readonly channelId: string | undefined;
}

const card = 'M4 5.5h16v13H4zM7.5 15c.6-1.9 4.4-1.9 5 0M15.5 10h2M15.5 13h2';
const search = 'M11 4.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM15.7 15.7L20 20';

export function Shortcuts({ exhibitionId, channelId }: ShortcutsProps) {
  const { t } = useShellMessages('select');
  const { offersBusinessCard, offersCertificates } = currentTraits();
  return (
    <ul className={styles.root}>
      {offersBusinessCard && channelId !== undefined && (
        <Shortcut to={uploadPath(exhibitionId, channelId)} icon={card}>
          {t('uploadCard')}
        </Shortcut>
      )}
      {offersCertificates && (
        <Shortcut to={certificatesPath(exhibitionId)} icon={search}>
          {t('findMine')}
        </Shortcut>
      )}
    </ul>
  );
}

interface ShortcutProps {
  readonly to: string;
  readonly icon: string;
  readonly children: string;
}

function Shortcut({ to, icon, children }: ShortcutProps) {
  return (
    <li>
      <AppLink className={styles.shortcut} to={to}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={icon} />
        </svg>
        {children}
      </AppLink>
    </li>
  );
}
