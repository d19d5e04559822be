import type { Partner } from '#entities/message/rules/message.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import css from './PartnerPicture.module.css';

export interface PartnerPictureProps {
  readonly partner: Partner;
  readonly name: string;
  readonly picture: string;
  readonly small?: boolean;
}

/** A company's sign, a person's initial, or a drawing for the organiser and the system. */
export function PartnerPicture({ partner, name, picture, small = false }: PartnerPictureProps) {
  const size = small ? `${css['root']} ${css['small']}` : css['root'];
  if (partner.kind === 'organizer')
    return (
      <span className={`${size} ${css['told']}`}>
        <Icon name={partner.id === 'system' ? 'info' : 'news'} />
      </span>
    );
  return (
    <span className={size}>
      {picture === '' ? (
        <Monogram name={name} shape={partner.kind === 'visitor' ? 'round' : 'square'} small={small} />
      ) : (
        <CompanyLogo src={picture} name={name} />
      )}
    </span>
  );
}
