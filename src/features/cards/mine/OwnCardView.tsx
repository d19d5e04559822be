import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardsPath, editCardPath, givenCardsPath } from '#entities/card/rules/cardPaths.ts';
import { givenCardOf, type OwnCard } from '#entities/card/rules/ownCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useScan } from '#entities/scan/useScan.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { CardFace } from '#entities/card/CardFace.tsx';
import type { CodeKind } from '#entities/card/given/useNoteShown.ts';
import { CardCode } from './CardCode.tsx';

export interface OwnCardViewProps {
  readonly owner: MessageOwner;
  readonly own: OwnCard;
}

export function OwnCardView({ owner, own }: OwnCardViewProps) {
  const { t } = useTranslation('cards');
  const { exhibitionId, visitorId } = owner;
  const [kind, setKind] = useState<CodeKind>('link');
  const scan = useScan();
  const card = useMemo(() => givenCardOf(own, visitorId), [own, visitorId]);
  if (card.texts.name === '')
    return (
      <EmptyState
        drawing="ticket"
        title={t('noName')}
        text={t('noNameText')}
        action={<LinkButton to={editCardPath(exhibitionId)}>{t('edit')}</LinkButton>}
      />
    );
  return (
    <>
      <CardFace card={card} />
      <CardCode owner={owner} card={card} kind={kind} onKind={setKind} />
      <CellGroup>
        <Cell
          icon={<Icon name="edit" />}
          title={t('edit')}
          note={own.chosen === undefined ? t('editNote') : undefined}
          to={editCardPath(exhibitionId)}
        />
        <Cell icon={<Icon name="card" />} title={t('title')} to={cardsPath(exhibitionId)} />
        <Cell icon={<Icon name="show" />} title={t('given')} to={givenCardsPath(exhibitionId)} />
      </CellGroup>
      <PageFoot>
        <Button onClick={scan}>{t('scan')}</Button>
      </PageFoot>
    </>
  );
}
