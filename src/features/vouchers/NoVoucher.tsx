import { useTranslation } from 'react-i18next';
import { useDevice } from '../../device/storage/useDevice.ts';
import { certificatesPath, loginPath, selectPath } from '../../domain/address/paths.ts';
import { currentTraits } from '../../flows/host/currentTraits.ts';
import { Card } from '../../ui/page/Card.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';

export function NoVoucher() {
  const { t } = useTranslation('vouchers');
  const exhibitionId = useDevice((state) => state.entranceId);
  return (
    <>
      <PageHeading>{t('noneTitle')}</PageHeading>
      <Card>
        <p>{t('noneText')}</p>
        {exhibitionId !== undefined && (
          <>
            <LinkButton to={loginPath(exhibitionId)}>{t('find')}</LinkButton>
            <LinkButton kind="secondary" to={selectPath(exhibitionId)}>
              {t('register')}
            </LinkButton>
            {currentTraits().offersCertificates && (
              <LinkButton kind="quiet" to={certificatesPath(exhibitionId)}>
                {t('findByDocument')}
              </LinkButton>
            )}
          </>
        )}
      </Card>
    </>
  );
}
