import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { hallsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

export interface KnownHallProps {
  readonly children: (hallId: string) => ReactNode;
}

/** The page of the hall that the address names; the way to all halls where the exhibition has no such hall. */
export function KnownHall({ children }: KnownHallProps) {
  const exhibitionId = useExhibitionId();
  const { hallId = '' } = useParams();
  const { data: halls } = useServerQuery(hallsQuery(exhibitionId));
  const isGone = !isRecordId(hallId) || halls?.every(({ RecordId }) => RecordId !== hallId);
  return isGone ? <HallGone /> : children(hallId);
}

function HallGone() {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading>{t('hall')}</PageHeading>
      <EmptyState
        drawing="lost"
        title={t('hallGone')}
        text={t('hallGoneText')}
        action={<LinkButton to={hallsPath(exhibitionId)}>{t('toHalls')}</LinkButton>}
      />
    </>
  );
}
