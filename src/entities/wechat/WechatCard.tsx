import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { wechatLoginMethod } from './wechatLogin.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useWechatLogin } from './useWechatLogin.ts';
import { useWechatWish, type WechatPlace } from './useWechatWish.ts';
import styles from './wechat.module.css';

const explanations = { here: 'wechatWhy', scan: 'wechatScan', elsewhere: 'wechatElsewhere' } as const;

export interface WechatCardProps extends WechatPlace {
  /** Of the two places on the page, the one after the other ways: where WeChat cannot be asked here, those come first. */
  readonly isAfterOthers: boolean;
}

/** Why WeChat is asked, and the button that asks it: never automatically, as WeChat would then show its own page. */
export function WechatCard({ isAfterOthers, ...place }: WechatCardProps) {
  const { t } = useTranslation('accounts');
  const name = useDevice((state) => state.wechatName);
  const { isBusy, isKnown, errorKey, ask, goOn } = useWechatLogin(useWechatWish(place));
  const way = wechatLoginMethod();

  const comesAfter = way === 'elsewhere' && !isKnown;
  if (way === 'none' || comesAfter !== isAfterOthers) return null;
  if (isKnown)
    return (
      <section className={styles.card} aria-labelledby="wechat-title">
        <WechatFace />
        <h2 className={styles.title} id="wechat-title">
          {name === undefined ? t('wechatKnown') : t('wechatHello', { name })}
        </h2>
        <p className={styles.why}>{t('wechatKnownText')}</p>
        {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
        <Button busy={isBusy} busyText={t('loading')} onClick={goOn}>
          {t('wechatGoOn')}
        </Button>
        <Button kind="quiet" onClick={ask}>
          {t('wechatAnother')}
        </Button>
      </section>
    );
  return (
    <section className={styles.card} aria-labelledby="wechat-title">
      <h2 className={styles.title} id="wechat-title">
        {t('wechatTitle')}
      </h2>
      <p className={styles.why}>{t(explanations[way])}</p>
      {errorKey !== undefined && <Notice kind="error">{t(errorKey)}</Notice>}
      {way !== 'elsewhere' && (
        <Button busy={isBusy} onClick={ask}>
          {t('wechatAsk')}
        </Button>
      )}
    </section>
  );
}

/** The picture WeChat has given of this person; nothing where there is none, or where it does not come. */
function WechatFace() {
  const logo = useDevice((state) => state.wechatLogo);
  const [failed, setFailed] = useState<string>();
  if (logo === undefined || failed === logo) return null;
  return (
    <img
      className={styles.face}
      src={logo}
      alt=""
      width={56}
      height={56}
      referrerPolicy="no-referrer"
      onError={() => setFailed(logo)}
    />
  );
}
