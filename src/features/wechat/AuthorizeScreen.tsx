import { useWechatLogin } from '#entities/wechat/useWechatLogin.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { useTranslation } from 'react-i18next';
import { appSession } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { returnPath } from '#domain/address/returnPath.ts';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { returnPaths } from '#flows/navigation/screenRoutes.ts';
import { wechatLoginMethod, type WechatWish } from '#entities/wechat/wechatLogin.ts';
import { StatePage } from '#ui/states/StatePage.tsx';
import { LoginWays } from './LoginWays.tsx';
import buttonStyles from '#ui/controls/button.module.css';

/** Where a 403 leads: back to where the visitor was, in WeChat by asking it again who this is, elsewhere by the other logins. */
export default function AuthorizeScreen() {
  const { t } = useTranslation('signposts');
  const pending = useDevice((state) => state.redirectTo);
  const exhibitionId = useDevice((state) => state.entranceId);
  const path = returnPath(appSession().read(ownNames.forbiddenOn) ?? pending, exhibitionId, returnPaths());
  const byWechat = exhibitionId !== undefined && wechatLoginMethod() === 'here';
  return (
    <>
      <StatePage drawing="locked" title={t('authorizeTitle')} text={t('authorizeText')}>
        {byWechat && <AuthorizeByWechat exhibitionId={exhibitionId} target={path} />}
        {/* A full load on purpose: it discards what was refused. */}
        <a
          className={`${buttonStyles.root} ${buttonStyles[`root--${byWechat ? 'quiet' : 'primary'}`]}`}
          href={path}
        >
          {t(byWechat ? 'authorizeWithout' : 'authorizeAction')}
        </a>
        {!byWechat && exhibitionId !== undefined && <LoginWays exhibitionId={exhibitionId} path={path} />}
      </StatePage>
      <HelpLine exhibitionId={exhibitionId} />
    </>
  );
}

function AuthorizeByWechat(wish: WechatWish) {
  const { t } = useTranslation('accounts');
  const { isBusy, errorKey, ask } = useWechatLogin(wish);
  return (
    <>
      {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
      <Button busy={isBusy} onClick={ask}>
        {t('wechatConfirm')}
      </Button>
    </>
  );
}
