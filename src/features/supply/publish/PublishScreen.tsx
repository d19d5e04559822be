import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { publishPath } from '#entities/supply/rules/supplyPaths.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { forgetReturnTo } from '#flows/navigation/returnTo.ts';
import { useVisitorOwner } from '#entities/supply/useVisitorOwner.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Publishing } from './Publishing.tsx';

/** Publishes a post, or corrects one's own (`?post=`). */
export default function PublishScreen() {
  const [query] = useSearchParams();
  const postId = query.get('post') ?? undefined;
  const owner = useVisitorOwner();
  const isKnownHere = owner !== undefined;
  useEffect(() => {
    if (isKnownHere) forgetReturnTo();
  }, [isKnownHere]);
  if (owner === undefined) return <Stranger postId={postId} />;
  return <Publishing key={`${owner.ownerId} ${postId}`} address={{ ...owner, postId }} />;
}

interface StrangerProps {
  readonly postId: string | undefined;
}

function Stranger({ postId }: StrangerProps) {
  const { t } = useTranslation('supply');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading lead={t('publishLead')}>{t('publishTitle')}</PageHeading>
      <RegisterFirst
        back={publishPath(exhibitionId, postId)}
        title={t('registerFirst')}
        text={t('registerFirstText')}
      />
    </>
  );
}
