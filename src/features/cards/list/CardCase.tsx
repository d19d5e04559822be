import { useTranslation } from 'react-i18next';
import { isCopied } from '#entities/card/rules/contact.ts';
import type { CardData } from '#entities/card/cardData.ts';
import { useScan } from '#entities/scan/useScan.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CaseActions } from './CaseActions.tsx';
import { ContactList } from './ContactList.tsx';
import css from './list.module.css';

export interface CardCaseProps {
  readonly data: CardData;
}

export function CardCase({ data }: CardCaseProps) {
  const { t } = useTranslation('cards');
  const scan = useScan();
  const { contacts, isLasting, isCopyRefused } = data;
  const copyKey = isCopyRefused ? 'copy_refused' : contacts.every(isCopied) ? 'copy_done' : 'copy_waiting';
  return (
    <>
      <CaseActions contacts={contacts} />
      {!isLasting && <Notice kind="warn">{t('notLasting')}</Notice>}
      {contacts.length === 0 ? (
        <EmptyState drawing="ticket" title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <p className={css['copy']} data-announce="">
            {t(copyKey)}
          </p>
          <ContactList contacts={contacts} />
        </>
      )}
      <PageFoot>
        <Button onClick={scan}>{t('scan')}</Button>
      </PageFoot>
    </>
  );
}
