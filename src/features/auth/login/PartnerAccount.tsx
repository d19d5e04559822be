import { useTranslation } from 'react-i18next';
import { passwordPath, selectPath } from '../../../domain/address/paths.ts';
import { useRoleIdentity } from './roleLogin.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { focusHeading } from '../../../ui/page/focusHeading.ts';
import { ExhibitorStatus } from './ExhibitorStatus.tsx';

export interface PartnerAccountProps {
  readonly exhibitionId: string;
  readonly role: 'exhibitor' | 'host';
  readonly onAnother: () => void;
}

/** An exhibitor or organiser is in. Their own pages are not there yet, and this says so. */
export function PartnerAccount({ exhibitionId, role, onAnother }: PartnerAccountProps) {
  const { t } = useTranslation('accounts');
  const { t: shell } = useTranslation('shell');
  const { name } = useRoleIdentity(role);
  return (
    <>
      <PageHeading ref={focusHeading} lead={name === '' ? undefined : t('inAs', { name })}>
        {t(role === 'host' ? 'inAsHost' : 'inAsExhibitor')}
      </PageHeading>
      {role === 'host' ? <Notice>{t('hostSoon')}</Notice> : <ExhibitorStatus exhibitionId={exhibitionId} />}
      <Card>
        <LinkButton to={selectPath(exhibitionId)}>{shell('goHome')}</LinkButton>
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
