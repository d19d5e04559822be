import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { certificatesPath, loginAsPath, wechatLoginPath } from '#domain/address/paths.ts';
import type { Role } from '#domain/person/role.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { wechatLoginMethod } from '#entities/wechat/wechatLogin.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ActionSheet, type SheetAction } from '#ui/overlay/ActionSheet.tsx';
import { useLoginMethod } from './useLoginMethod.ts';
import styles from './loginLinks.module.css';

export interface OtherLoginsProps {
  readonly loginRole: Role;
}

/** Every way to log in but the one on the screen, and for companies without an account the application to exhibit. */
export function OtherLogins({ loginRole: role }: OtherLoginsProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const [isOpen, setIsOpen] = useState(false);
  const actions = useOtherLogins(role);
  return (
    <div className={styles.others}>
      {role === 'exhibitor' && (
        <LinkButton kind="quiet" to={becomeExhibitorPath(exhibitionId)}>
          {t('noExhibitorYet')}
        </LinkButton>
      )}
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('otherLogins')}
      </Button>
      {isOpen && <ActionSheet title={t('otherLogins')} actions={actions} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function useOtherLogins(role: Role): readonly SheetAction[] {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const [method, choose] = useLoginMethod();
  const isByPassword = method === 'password';
  const isVisitor = role === 'visitor';
  const go = (path: string) => () => void navigate(path);
  const actions: SheetAction[] = [];
  if (isVisitor && ['here', 'scan'].includes(wechatLoginMethod()))
    actions.push({
      key: 'wechat',
      text: t('wechatContinue'),
      onSelect: go(wechatLoginPath(exhibitionId)),
    });
  // An organiser has no login by code.
  if (role !== 'host')
    actions.push({
      key: 'method',
      text: t(isByPassword ? 'byCode' : 'byPassword'),
      onSelect: () => choose(isByPassword ? 'code' : 'password'),
    });
  if (isVisitor && currentTraits().offersCertificates)
    actions.push({ key: 'find', text: t('findMine'), onSelect: go(certificatesPath(exhibitionId)) });
  actions.push({
    key: 'role',
    text: t(isVisitor ? 'partners' : 'asVisitor'),
    onSelect: go(loginAsPath(exhibitionId, isVisitor ? 'exhibitor' : 'visitor')),
  });
  return actions;
}
