import type { ReactNode } from 'react';
import { loginPath, registerPath } from '../../../domain/address/paths.ts';
import { useShellMessages } from '../../../language/shellMessages.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import type { Resume } from '../more/EntryNotice.tsx';
import { ActionLink } from './ActionLink.tsx';
import styles from '../../../flows/landing/select.module.css';

export interface BarActionsProps {
  readonly exhibitionId: string;
  readonly channelId: string | undefined;
  readonly resume: Resume | undefined;
  readonly hasTicket: boolean;
  /** One of the tabs leads to the login too. */
  readonly hasTabs: boolean | undefined;
  readonly isUnregistered: boolean;
  readonly mayRegister: boolean;
  /** The login of WeChat, before the action. */
  readonly wechat: ReactNode;
}

/** The primary action, and beside it the icon of the login; alone the login is a button. */
export function BarActions(props: BarActionsProps) {
  const {
    exhibitionId: id,
    channelId,
    resume,
    hasTicket,
    hasTabs,
    isUnregistered,
    mayRegister,
    wechat,
  } = props;
  const { t } = useShellMessages('select');
  const login = loginPath(id, channelId);
  const isAlone = !resume && !mayRegister;
  return (
    <>
      {isUnregistered && !hasTicket && !hasTabs && !isAlone && (
        <AppLink className={styles.mine} to={login} aria-label={t('login')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2m4-2v6m-6 0h2" />
          </svg>
          {t('myCode')}
        </AppLink>
      )}
      {wechat}
      {resume ? (
        <ActionLink to={resume.to} kind="primary" state={resume.state}>
          {t(resume.isPending ? 'pendingAction' : 'resumeAction')}
        </ActionLink>
      ) : mayRegister ? (
        <ActionLink to={registerPath(id, channelId)} kind={hasTicket ? 'secondary' : 'primary'}>
          {t('register')}
        </ActionLink>
      ) : (
        <ActionLink to={login} kind="secondary">
          {t('login')}
        </ActionLink>
      )}
    </>
  );
}
