import { useTranslation } from 'react-i18next';
import {
  certificatesPath,
  loginAsPath,
  passwordPath,
  wechatLoginPath,
} from '../../../domain/address/paths.ts';
import type { Role } from '../../../domain/person/role.ts';
import { currentTraits } from '../../../flows/host/currentTraits.ts';
import { wechatLoginMethod } from '../../../flows/wechat/wechatLogin.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import styles from './loginLinks.module.css';

export interface LoginLinksProps {
  readonly exhibitionId: string;
  readonly loginRole: Role;
}

export function LoginLinks({ exhibitionId, loginRole: role }: LoginLinksProps) {
  const { t } = useTranslation('accounts');
  const isVisitor = role === 'visitor';
  return (
    <nav className={styles.links} aria-label={t('otherLogins')}>
      {isVisitor && ['here', 'scan'].includes(wechatLoginMethod()) && (
        <AppLink className={styles.link} to={wechatLoginPath(exhibitionId)}>
          {t('wechatContinue')}
        </AppLink>
      )}
      {isVisitor && currentTraits().offersCertificates && (
        <AppLink className={styles.link} to={certificatesPath(exhibitionId)}>
          {t('findMine')}
        </AppLink>
      )}
      <AppLink className={styles.link} to={passwordPath(exhibitionId, role)}>
        {t('forgotPassword')}
      </AppLink>
      <AppLink className={styles.link} to={loginAsPath(exhibitionId, isVisitor ? 'exhibitor' : 'visitor')}>
        {t(isVisitor ? 'partners' : 'asVisitor')}
      </AppLink>
    </nav>
  );
}
