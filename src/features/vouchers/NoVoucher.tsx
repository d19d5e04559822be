import { useTranslation } from 'react-i18next';
import { useDevice } from '../../device/useDevice.ts';
import { certificatesPath, loginPath, selectPath } from '../../domain/paths.ts';
import { traitsHere } from '../../flows/traitsHere.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Nothing to show on this phone: two ways to change that. */
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
            {traitsHere().offersCertificates && (
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
