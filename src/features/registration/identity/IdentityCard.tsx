import { useTranslation } from 'react-i18next';
import { groupPath, loginPath, uploadPath } from '#domain/address/paths.ts';
import { maskContact } from '#domain/person/contact.ts';
import type { Problem } from '#domain/text/problem.ts';
import { currentTraits } from '#flows/host/currentTraits.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PersonFields, type PersonFieldsProps } from './PersonFields.tsx';
import barLinkStyles from '#ui/controls/barLink.module.css';
import styles from './identityCard.module.css';

export interface IdentityCardProps {
  readonly address: DraftAddress;
  readonly person: PersonFieldsProps['person'];
  readonly hasCard: boolean;
  readonly problems: readonly Problem[];
  readonly onChange: PersonFieldsProps['onChange'];
  /** Where the registration is not part of another person's group. */
  readonly offersSeveral: boolean;
}

/** Who registers: the proven contact, name and company, and what else they can be given by. */
export function IdentityCard({
  address,
  person,
  hasCard,
  problems,
  onChange,
  offersSeveral,
}: IdentityCardProps) {
  const { t } = useTranslation('identity');
  const { exhibitionId, channelId, contact } = address;
  const { offersBusinessCard, offersSeveralPeople } = currentTraits();
  return (
    <Card>
      <p className={styles.proven}>
        <span className={styles.contact}>
          {t(contact.kind)} <strong>{maskContact(contact)}</strong>{' '}
          <span className={styles.state}>
            <Icon name="check" sizeRem={1} />
            {t('provenAs')}
          </span>
        </span>
        <AppLink className={barLinkStyles.root} to={loginPath(exhibitionId, channelId, 'register')}>
          {t('change')}
        </AppLink>
      </p>
      <PersonFields person={person} isOwner problems={problems} onChange={onChange} />
      <p className={styles.ways}>
        {offersBusinessCard && (
          <Way
            icon="camera"
            to={uploadPath(exhibitionId, channelId)}
            text={hasCard ? `${t('cardThere')} · ${t('cardOther')}` : t('cardAdd')}
          />
        )}
        {offersSeveralPeople && offersSeveral && (
          <Way icon="companions" to={groupPath(exhibitionId, channelId)} text={t('several')} />
        )}
      </p>
    </Card>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly to: string;
  readonly text: string;
}

function Way({ icon, to, text }: WayProps) {
  return (
    <AppLink className={styles.way} to={to}>
      <Icon name={icon} sizeRem={1.25} />
      <span>{text}</span>
    </AppLink>
  );
}
