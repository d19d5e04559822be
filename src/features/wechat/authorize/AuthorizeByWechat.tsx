import { useTranslation } from 'react-i18next';
import type { WechatWish } from '#entities/wechat/wechatLogin.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useWechatLogin } from '#entities/wechat/useWechatLogin.ts';

export function AuthorizeByWechat(wish: WechatWish) {
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
