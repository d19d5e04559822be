import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { notFoundPath, selectPath, wechatLoginPath } from '#domain/address/paths.ts';
import type { WechatReturn } from './wechatReturn.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { goFromReturn, leaveReturn } from './leaveReturn.ts';

export interface LoginFailedProps {
  readonly kind: Exclude<WechatReturn['kind'], 'in' | 'other'>;
}

export function LoginFailed({ kind }: LoginFailedProps) {
  const { t } = useTranslation('accounts');
  const { t: shell } = useTranslation('shell');
  const exhibitionId = useDevice((state) => state.entranceId);
  const again = exhibitionId === undefined ? undefined : wechatLoginPath(exhibitionId);
  const home = exhibitionId === undefined ? notFoundPath : selectPath(exhibitionId);
  const isRefused = kind === 'refused';
  return (
    <>
      <PageHeading ref={focusHeading}>{t(`${kind}Title`)}</PageHeading>
      <Card>
        <p>{t(`${kind}Text`)}</p>
        {isRefused && again !== undefined && (
          <Button onClick={() => goFromReturn(again)}>{t('wechatAgain')}</Button>
        )}
        {isRefused || kind === 'back' ? (
          <Button
            kind={isRefused && again !== undefined ? 'quiet' : 'primary'}
            onClick={() => goFromReturn(home)}
          >
            {shell('goHome')}
          </Button>
        ) : (
          <Button onClick={() => void leaveReturn()}>
            {t(kind === 'noUnionId' ? 'noUnionIdAction' : 'wechatGoOnAnyway')}
          </Button>
        )}
        {kind === 'cancelled' && again !== undefined && (
          <Button kind="quiet" onClick={() => goFromReturn(again)}>
            {t('wechatAgain')}
          </Button>
        )}
      </Card>
    </>
  );
}
