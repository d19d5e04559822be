import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { canBeWrittenTo, type Partner } from '#entities/message/rules/message.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { VisitorMark } from '../VisitorMark.tsx';
import { PartnerPicture } from '../PartnerPicture.tsx';
import css from './conversation.module.css';
import { PartnerActions, type PartnerActionsProps } from './PartnerActions.tsx';
import partnerCss from './partner.module.css';

export interface PartnerBarProps extends PartnerActionsProps {
  readonly picture: string;
}

/** Who is written to, in the bar, and what one can do about them. */
export function PartnerBar({ picture, ...about }: PartnerBarProps) {
  const { partner, name } = about;
  return (
    <span className={partnerCss['bar']}>
      <PartnerHead partner={partner} name={name} picture={picture} />
      {canBeWrittenTo(partner) && <PartnerActions {...about} />}
    </span>
  );
}

interface PartnerHeadProps extends Pick<PartnerBarProps, 'name' | 'picture'> {
  readonly partner: Partner;
}

/** Of an exhibitor a link to its page. */
function PartnerHead({ partner, name, picture }: PartnerHeadProps) {
  const exhibitionId = useExhibitionId();
  const content = (
    <>
      <PartnerPicture partner={partner} name={name} picture={picture} small />
      <span className={css['partnerName']}>{name}</span>
      <VisitorMark partner={partner} name={name} />
    </>
  );
  return partner.kind === 'exhibitor' ? (
    <AppLink className={css['partner']} to={exhibitorPath(exhibitionId, partner.id)}>
      {content}
    </AppLink>
  ) : (
    <span className={css['partner']} aria-hidden="true">
      {content}
    </span>
  );
}
