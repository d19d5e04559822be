import { useTranslation } from 'react-i18next';
import { typeContactPath } from '#entities/card/rules/cardPaths.ts';
import { isCopied } from '#entities/card/rules/contact.ts';
import { copyCards, useCardCopyProblem } from '#entities/card/copy/copyCards.ts';
import type { CardData } from '#entities/card/cardData.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useScan } from '#entities/scan/useScan.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { HeadLinks } from '#ui/list/head/HeadChips.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';
import { CaseActions } from './CaseActions.tsx';
import { ContactList } from './ContactList.tsx';
import css from './list.module.css';

export interface CardCaseProps {
  readonly owner: MessageOwner;
  readonly data: CardData;
}

/** The contacts of a visitor, and the ways to more of them. */
export function CardCase({ owner, data }: CardCaseProps) {
  const { t } = useTranslation('cards');
  const scan = useScan();
  const problem = useCardCopyProblem(owner);
  const { contacts, isLasting, isCopyRefused } = data;
  const links = <CaseActions contacts={contacts} />;
  return (
    <>
      {!isLasting && <Notice kind="warn">{t('notLasting')}</Notice>}
      {contacts.length > 0 && isCopyRefused && <Notice kind="warn">{t('copy_refused')}</Notice>}
      {contacts.length === 0 && <HeadLinks>{links}</HeadLinks>}
      {contacts.length === 0 && problem === undefined && (
        <EmptyState scene={emptyCards} title={t('none')} text={t('noneText')} />
      )}
      {contacts.length === 0 && problem !== undefined && (
        <LoadFailed
          title={t('caseFailed')}
          cause={problem}
          onRetry={() => void copyCards(owner)}
          buttonKind="secondary"
        />
      )}
      {contacts.length > 0 && (
        <>
          <ContactList contacts={contacts} links={links} />
          <p className={css['copy']} data-announce="">
            {!isCopyRefused && t(contacts.every(isCopied) ? 'copy_done' : 'copy_waiting')}
          </p>
        </>
      )}
      <PageFoot>
        <LinkButton kind="quiet" to={typeContactPath(owner.exhibitionId)}>
          {t('typed')}
        </LinkButton>
        <Button onClick={scan}>{t('scan')}</Button>
      </PageFoot>
    </>
  );
}
