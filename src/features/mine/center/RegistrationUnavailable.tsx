import { useTranslation } from 'react-i18next';
import { maskContact } from '#domain/person/contact.ts';
import { codePath, loginPath, selectPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { problemKey } from '#language/problemKey.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { MyRegistration } from '../useMyRegistration.ts';
import { MineHead } from './MineHead.tsx';
import { Period } from './Period.tsx';

export interface RegistrationUnavailableProps {
  readonly mine: MyRegistration;
}

/** Nothing to show: the server was not reached, or has no such registration. The code of this phone opens all the same. */
export function RegistrationUnavailable({ mine }: RegistrationUnavailableProps) {
  const { t } = useTranslation(['mine', 'shell']);
  const exhibitionId = useExhibitionId();
  const { voucher, query } = mine;
  const contact = query.data?.contact;
  const isUnreached = query.data === undefined;
  const isUnregistered = !isUnreached && voucher === undefined;
  return (
    <>
      <MineHead />
      {isUnreached && (
        <Notice kind="warn" title={t('unreachedTitle')} live>
          <p>{t(problemKey(query.error), { ns: 'shell' })}</p>
          {voucher !== undefined && <p>{t('unreachedCode')}</p>}
        </Notice>
      )}
      {!isUnreached && (
        <Notice kind="warn">
          <p>
            {voucher === undefined && contact !== undefined
              ? t('notRegistered', { contact: maskContact(contact) })
              : t('gone')}
          </p>
        </Notice>
      )}
      {isUnregistered && <Period />}
      <Card>
        {voucher !== undefined && <LinkButton to={codePath(voucher.recordId)}>{t('showCode')}</LinkButton>}
        {isUnreached && (
          <Button kind={voucher === undefined ? 'primary' : 'secondary'} onClick={() => void query.retry()}>
            {t('retry', { ns: 'shell' })}
          </Button>
        )}
        {isUnregistered && <LinkButton to={selectPath(exhibitionId)}>{t('toExhibition')}</LinkButton>}
        {!isUnreached && (
          <LinkButton kind="secondary" to={loginPath(exhibitionId, undefined, 'mine')}>
            {t('otherContact')}
          </LinkButton>
        )}
      </Card>
    </>
  );
}
