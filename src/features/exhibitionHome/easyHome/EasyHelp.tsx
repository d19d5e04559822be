import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import { loginPath } from '#domain/address/paths.ts';
import { readHostContact } from '#domain/person/hostContact.ts';
import { mailAddress, phoneAddress } from '#domain/person/phoneAddress.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import cellStyles from '#ui/cells/cell.module.css';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';

/** Whom to call or write to, as far as the organiser says it, and how to find a ticket. */
export function EasyHelp() {
  const { t } = useTranslation('easyHome');
  const exhibitionId = useExhibitionId();
  const { phone, email } = readHostContact(useDevice((device) => exhibitionRowOf(device, exhibitionId)));
  return (
    <CellGroup title={t('help')}>
      {phone !== '' && (
        <Contact icon="phone" title={t('callHost')} text={phone} address={phoneAddress(phone)} />
      )}
      {email !== '' && (
        <Contact icon="email" title={t('writeHost')} text={email} address={mailAddress(email)} />
      )}
      <Cell icon={<Icon name="message" />} title={t('askHost')} to={contactOrganiserPath(exhibitionId)} />
      <Cell icon={<Icon name="ticket" />} title={t('findTicket')} to={loginPath(exhibitionId)} />
    </CellGroup>
  );
}

interface ContactProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Undefined where the text is no single number or address: then it is only read. */
  readonly address: string | undefined;
}

function Contact({ icon, title, text, address }: ContactProps) {
  if (address === undefined) return <Cell icon={<Icon name={icon} />} title={title} note={text} />;
  return (
    <li>
      <a className={`${cellStyles['cell']} ${cellStyles['cell--acts']}`} href={address}>
        <span className={cellStyles['icon']} aria-hidden="true">
          <Icon name={icon} />
        </span>
        <span className={cellStyles['main']}>
          {title}
          <span className={cellStyles['note']}> {text}</span>
        </span>
      </a>
    </li>
  );
}
