import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { finishWechatLogin } from '#entities/wechat/finishWechatLogin.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { goFromReturn, leaveReturn } from './leaveReturn.ts';

export function CompletingLogin() {
  const { t } = useTranslation('accounts');
  const { t: say } = useTranslation('shell');
  const [hasFailed, setHasFailed] = useState(false);
  const hasBegun = useRef(false);

  async function arrive() {
    setHasFailed(false);
    const path = await finishWechatLogin().catch(() => undefined);
    if (path === undefined) setHasFailed(true);
    else goFromReturn(path);
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void arrive();
  });

  if (!hasFailed) return <Waiting isScreen text={t('wechatArriving')} />;
  return (
    <>
      <PageHeading ref={focusHeading}>{t('wechatIn')}</PageHeading>
      <Card>
        <Notice kind="error">{t('wechatNotLookedUp')}</Notice>
        <Button onClick={() => void arrive()}>{say('retry')}</Button>
        <Button kind="quiet" onClick={() => void leaveReturn()}>
          {t('wechatGoOnAnyway')}
        </Button>
      </Card>
    </>
  );
}
