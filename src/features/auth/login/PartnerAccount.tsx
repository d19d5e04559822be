import { useTranslation } from 'react-i18next';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { organiserCenterPath } from '#domain/address/organiser/organiserPaths.ts';
import { passwordPath, selectPath } from '#domain/address/paths.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { ExhibitorStatus } from '#entities/exhibitor/ExhibitorStatus.tsx';

export interface PartnerAccountProps {
  readonly role: 'exhibitor' | 'host';
  readonly onAnother: () => void;
}

/** An exhibitor, organiser or administrator is in. */
export function PartnerAccount({ role, onAnother }: PartnerAccountProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const { t: shell } = useTranslation('shell');
  const { name } = useRoleIdentity(role);
  return (
    <>
      <PageHeading ref={focusHeading} lead={name === '' ? undefined : t('inAs', { name })}>
        {t(role === 'host' ? 'inAsHost' : 'inAsExhibitor')}
      </PageHeading>
      {role === 'host' ? (
        <Card>
          <LinkButton to={organiserCenterPath(exhibitionId)}>{t('toOrganiserCenter')}</LinkButton>
        </Card>
      ) : (
        <ExhibitorStatus>
          <Card>
            <LinkButton to={exhibitorCenterPath(exhibitionId)}>{t('toExhibitorCenter')}</LinkButton>
          </Card>
        </ExhibitorStatus>
      )}
      <Card>
        <LinkButton kind="secondary" to={selectPath(exhibitionId)}>
          {shell('goHome')}
        </LinkButton>
        <LinkButton kind="secondary" to={passwordPath(exhibitionId, role)}>
          {t('changePassword')}
        </LinkButton>
        <Button kind="quiet" onClick={onAnother}>
          {t('anotherAccount')}
        </Button>
      </Card>
    </>
  );
}
