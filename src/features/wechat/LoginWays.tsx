import { useTranslation } from 'react-i18next';
import { loginAsPath, loginPath } from '#domain/address/paths.ts';
import type { Role } from '#domain/person/role.ts';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import buttonStyles from '#ui/controls/button.module.css';

export interface LoginWaysProps {
  readonly exhibitionId: string;
  /** The screen that was refused, to which the login leads back. */
  readonly path: string;
}

/** Whose screen an address is. */
function roleAt(path: string): Role {
  if (/^\/exhibitor-center\/|[?&]as=exhibitor(?:&|$)/.test(path)) return 'exhibitor';
  return /^\/organiser-center\/|[?&]as=host(?:&|$)/.test(path) ? 'host' : 'visitor';
}

/** A login is no screen to come back to. */
const isLogin = (path: string) => /^\/(?:login|password)\//.test(path);

/** Every login, the one of the screen's role first; each leads back to the screen. */
export function LoginWays({ exhibitionId, path }: LoginWaysProps) {
  const { t } = useTranslation('signposts');
  const ways: readonly { readonly role: Role; readonly text: string; readonly to: string }[] = [
    { role: 'visitor', text: t('logInVisitor'), to: loginPath(exhibitionId) },
    { role: 'visitor', text: t('logInPassword'), to: `${loginPath(exhibitionId)}?way=password` },
    { role: 'exhibitor', text: t('logInExhibitor'), to: loginAsPath(exhibitionId, 'exhibitor') },
    { role: 'host', text: t('logInHost'), to: loginAsPath(exhibitionId, 'host') },
  ];
  const role = roleAt(path);
  const ordered = [...ways.filter((way) => way.role === role), ...ways.filter((way) => way.role !== role)];
  return ordered.map(({ text, to }, at) => (
    <AppLink
      key={to}
      className={`${buttonStyles.root} ${buttonStyles[`root--${at === 0 ? 'secondary' : 'quiet'}`]}`}
      to={to}
      onClick={() => {
        if (!isLogin(path)) saveReturnTo(exhibitionId, path);
      }}
    >
      {text}
    </AppLink>
  ));
}
