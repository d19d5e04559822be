import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { certificatesPath, loginPath, selectPath } from '#domain/address/paths.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';

export function NoVoucher() {
  const { t } = useTranslation('vouchers');
  const exhibitionId = useDevice((state) => state.entranceId);
  return (
    <StatePage drawing="ticket" title={t('noneTitle')} text={t('noneText')}>
      {exhibitionId !== undefined && (
        <>
          <LinkButton to={loginPath(exhibitionId)}>{t('find')}</LinkButton>
          <LinkButton kind="quiet" to={selectPath(exhibitionId)}>
            {t('register')}
          </LinkButton>
          {currentTraits().offersCertificates && (
            <LinkButton kind="quiet" to={certificatesPath(exhibitionId)}>
              {t('findByDocument')}
            </LinkButton>
          )}
        </>
      )}
    </StatePage>
  );
}
