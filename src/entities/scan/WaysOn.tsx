import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { certificatesPath, voucherListPath } from '#domain/address/paths.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useScan } from './useScan.ts';

/** Where no page or exhibition was found: to scan a code, and to search one's ticket, or list those on this phone. */
export function WaysOn() {
  const { t } = useTranslation('signposts');
  const scan = useScan();
  const last = readExhibition(useDevice((state) => state.exhibitionInfo));
  const findPath =
    last !== undefined && currentTraits().offersCertificates
      ? certificatesPath(last.RecordId)
      : voucherListPath;
  return (
    <>
      <Button kind="secondary" onClick={scan}>
        {t('scanCode')}
      </Button>
      <LinkButton kind="quiet" to={findPath}>
        {t(findPath === voucherListPath ? 'myTickets' : 'findTicket')}
      </LinkButton>
    </>
  );
}
