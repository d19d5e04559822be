import { useState } from 'react';
import { useDevice } from '#device/storage/useDevice.ts';
import styles from './wechat.module.css';

/** The picture WeChat has given of this person; nothing where there is none, or where it does not come. */
export function WechatFace() {
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
