import { useTranslation } from 'react-i18next';
import { boothContactPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useAction } from '#flows/content/useAction.ts';
import { useExhibitorContactId } from '#session/acting/roleIdentity.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { type Contact, invalidateContacts, type RemovalFailure, removeContact } from './contactQueries.ts';
import { OwnRowCard } from '../rowList/OwnRowCard.tsx';
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
  const { t, i18n } = useTranslation(['boothContacts', 'exhibitorCenter']);
  const name = localize({ zh: row.Name, en: row.NameEn }, languageOf(i18n.language));
  const { remove, failed } = useRemoval(booth, row, name);
  const removal = {
    key: 'remove',
    text: t('remove'),
    danger: true,
    onSelect: remove,
    ...(kept !== undefined && {
      disabled: true,
      description: t(kept === 'oneself' ? 'removeSelf' : 'removeLast'),
    }),
  };
  const failedText = (why: RemovalFailure) =>
    why === 'lastAdmin' || why === 'oneself' ? t(`failed_${why}`) : t(`exhibitorCenter:rowFailed_${why}`);
  return (
    <OwnRowCard
      name={name}
      to={mayChange ? boothContactPath(booth.exhibitionId, row.RecordId) : undefined}
      actions={mayChange ? [removal] : []}
      failed={failed && failedText(failed)}
    >
      <ContactWords row={row} isSelf={isSelf} />
    </OwnRowCard>
  );
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
