import { useTranslation } from 'react-i18next';
import { wechatLoginMethod } from './wechatLogin.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useWechatLogin } from './useWechatLogin.ts';
import { useWechatWish, type WechatPlace } from './useWechatWish.ts';
import styles from './wechat.module.css';

export function WechatQuiet(place: WechatPlace) {
  const { t } = useTranslation('accounts');
  const { isBusy, isKnown, errorKey, ask, goOn } = useWechatLogin(useWechatWish(place));
  if (wechatLoginMethod() !== 'here') return null;
  return (
    <div className={styles.quiet}>
      {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
      <Button kind="quiet" busy={isBusy} aria-describedby="wechat-why" onClick={isKnown ? goOn : ask}>
        {t('wechatContinue')}
      </Button>
      <p className={styles.why} id="wechat-why">
        {t(isKnown ? 'wechatKnownText' : 'wechatWhyShort')}
      </p>
    </div>
  );
}
