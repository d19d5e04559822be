import { useTranslation } from 'react-i18next';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { maskEmail, maskMobile } from '#domain/person/contact.ts';
import { passwordPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

export interface AccountProps {
  readonly registration: Registration;
}

/** How this person is known here. A contact is what a registration is found by, so it is not changed from here. */
export function Account({ registration }: AccountProps) {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const { Mob, Email } = registration;
  return (
    <CellGroup title={t('account')}>
      {Mob !== '' && (
        <Cell
          icon={<Icon name="phone" />}
          title={t('mobile')}
          note={t('contactFixed')}
          value={maskMobile(Mob)}
        />
      )}
      {Email !== '' && (
        <Cell
          icon={<Icon name="email" />}
          title={t('email')}
          note={Mob === '' ? t('contactFixed') : undefined}
          value={maskEmail(Email)}
        />
      )}
      <Cell
        icon={<Icon name="password" />}
        title={t('changePassword')}
        to={passwordPath(exhibitionId, 'visitor')}
      />
    </CellGroup>
  );
}
