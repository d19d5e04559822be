import { useTranslation } from 'react-i18next';
import { boothContactPath } from '../../../domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '../../../domain/booth/boothKey.ts';
import { useAction } from '../../../flows/content/useAction.ts';
import { useExhibitorContactId } from '../../../flows/session/roleIdentity.ts';
import { languageOf } from '../../../language/language.ts';
import { RowCard } from '../../../ui/cells/RowCard.tsx';
import { RowCardLink } from '../../../ui/cells/RowCardLink.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { otherLanguage } from '../../../ui/text/organiserText.tsx';
import { Badge } from '../../../ui/values/Badge.tsx';
import {
  type Contact,
  invalidateContacts,
  type RemovalFailure,
  removeContact,
} from '../queries/contactQueries.ts';
import { RowActions } from '../rowList/RowActions.tsx';
import css from '../rowList/rowList.module.css';

interface ContactCardProps {
  readonly booth: BoothKey;
  readonly row: Contact;
  readonly mayChange: boolean;
  readonly isSelf: boolean;
  /** Why it cannot be removed. */
  readonly kept: 'oneself' | 'lastAdmin' | undefined;
}

/** A contact of the exhibitor: a tap corrects it, the button beside it removes it. */
export function ContactCard({ booth, row, mayChange, isSelf, kept }: ContactCardProps) {
  const { t, i18n } = useTranslation('boothContacts');
  const name = localize({ zh: row.Name, en: row.NameEn }, languageOf(i18n.language));
  const { remove, failed } = useRemoval(booth, row, name);
  const words = <ContactWords row={row} isSelf={isSelf} />;
  return (
    <>
      <RowCard>
        {mayChange ? (
          <RowCardLink className={css['body']} to={boothContactPath(booth.exhibitionId, row.RecordId)}>
            {words}
          </RowCardLink>
        ) : (
          <div className={css['body']}>{words}</div>
        )}
        {mayChange && (
          <RowActions
            name={name}
            actions={[
              {
                key: 'remove',
                text: t('remove'),
                danger: true,
                onSelect: remove,
                ...(kept !== undefined && {
                  disabled: true,
                  description: t(kept === 'oneself' ? 'removeSelf' : 'removeLast'),
                }),
              },
            ]}
          />
        )}
      </RowCard>
      {failed !== undefined && <RemovalNotice failed={failed} />}
    </>
  );
}

function RemovalNotice({ failed }: { readonly failed: RemovalFailure }) {
  const { t } = useTranslation(['boothContacts', 'exhibitorCenter']);
  const text =
    failed === 'lastAdmin' || failed === 'oneself'
      ? t(`failed_${failed}`)
      : t(`exhibitorCenter:rowFailed_${failed}`);
  return <Notice kind="error">{text}</Notice>;
}

function useRemoval(booth: BoothKey, row: Contact, name: string) {
  const { t } = useTranslation('boothContacts');
  const ownContactId = useExhibitorContactId();
  const action = useAction<RemovalFailure>(() => invalidateContacts(booth).catch(() => {}));
  const remove = () =>
    void action.run({
      name: 'remove',
      act: () => removeContact(booth, row.RecordId, ownContactId),
      done: t('removed'),
      question: {
        title: t('removeTitle', { name }),
        body: t('removeText'),
        yes: t('removeYes'),
        no: t('removeNo'),
        noIsDefault: true,
      },
    });
  return { remove, failed: action.failed };
}

function ContactWords({ row, isSelf }: { readonly row: Contact; readonly isSelf: boolean }) {
  const { t, i18n } = useTranslation('boothContacts');
  const language = languageOf(i18n.language);
  const name = { zh: row.Name, en: row.NameEn };
  const job = { zh: row.Job, en: row.JobEn };
  const reach = [row.Phone, row.Email].filter((part) => part !== '').join(' · ');
  return (
    <span className={css['words']}>
      <span className={css['name']} lang={otherLanguage(name, language)}>
        {localize(name, language)}
        {isSelf && <span className={css['aside']}> {t('you')}</span>}
      </span>
      {localize(job, language) !== '' && (
        <span className={css['note']} lang={otherLanguage(job, language)}>
          {localize(job, language)}
        </span>
      )}
      {reach !== '' && <span className={css['note']}>{reach}</span>}
      <span>
        <Badge tone={row.mayChange ? 'good' : 'off'}>{t(row.mayChange ? 'admin' : 'reader')}</Badge>
      </span>
    </span>
  );
}
