import { useState } from 'react';
import { useDevice } from '../../device/storage/useDevice.ts';

/** The picture WeChat has given of this person; nothing where there is none, or where it does not come. */
export function WechatFace() {
  const logo = useDevice((state) => state.wechatLogo);
  const [failed, setFailed] = useState<string>();
  if (logo === undefined || failed === logo) return null;
  return (
    <img
      className="w-face"
      src={logo}
      alt=""
      width={56}
      height={56}
      referrerPolicy="no-referrer"
      onError={() => setFailed(logo)}
    />
  );
}
