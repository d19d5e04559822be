import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardLinkPath } from '#entities/card/rules/cardPaths.ts';
import type { BusinessCard } from '#entities/card/rules/businessCard.ts';
import { writeCard } from '#entities/card/rules/formats/cardPayload.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { type CodeKind, useNoteShown } from '#entities/card/given/useNoteShown.ts';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import css from './mine.module.css';

export interface CardCodeProps {
  readonly owner: MessageOwner;
  readonly card: BusinessCard;
  readonly kind: CodeKind;
  readonly onKind: (kind: CodeKind) => void;
}

/** The code that another phone reads: a link of this app, or a card for its address book. */
export function CardCode({ owner, card, kind, onKind }: CardCodeProps) {
  const { t } = useTranslation('cards');
  const { exhibitionId } = owner;
  const { payload, leftOut } = useMemo(() => writeCard(card), [card]);
  useNoteShown(owner, card, kind);
  const value =
    kind === 'link' ? window.location.origin + cardLinkPath(exhibitionId, payload) : vcardOf(card);
  const missing = kind === 'link' ? leftOut : [];
  return (
    <Card>
      <SegmentedControl
        legend={t('codeKind')}
        name="card-code"
        options={[
          { key: 'link', text: t('codeLink') },
          { key: 'vcard', text: t('codeVcard') },
        ]}
        chosen={kind}
        onChoose={onKind}
      />
      <div className={css['code']}>
        <CodeView value={value} label={t('codeLabel', { name: card.texts.name })} />
      </div>
      <p className={css['hint']}>{t(kind === 'link' ? 'codeLinkText' : 'codeVcardText')}</p>
      {missing.length > 0 && (
        <Notice kind="warn">
          {t('codeFull', {
            fields: missing.map((field) => t(`field_${field}`)).join(t('comma')),
          })}
        </Notice>
      )}
    </Card>
  );
}
