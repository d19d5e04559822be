import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { publishPath } from '#entities/supply/rules/supplyPaths.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { forgetReturnTo } from '#flows/navigation/returnTo.ts';
import { useVisitorOwner } from '#entities/supply/useVisitorOwner.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Publishing } from './Publishing.tsx';

/** Publishes a post, or corrects one's own (`?post=`). */
export default function PublishScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const postId = query.get('post') ?? undefined;
  const owner = useVisitorOwner(id);
  const isKnownHere = owner !== undefined;
  useEffect(() => {
    if (isKnownHere) forgetReturnTo();
  }, [isKnownHere]);
  if (owner === undefined) return <Stranger exhibitionId={id} postId={postId} />;
  return <Publishing key={`${owner.ownerId} ${postId}`} address={{ ...owner, postId }} />;
}

interface StrangerProps {
  readonly exhibitionId: string;
  readonly postId: string | undefined;
}

function Stranger({ exhibitionId, postId }: StrangerProps) {
  const { t } = useTranslation('supply');
  return (
    <>
      <PageHeading lead={t('publishLead')}>{t('publishTitle')}</PageHeading>
      <RegisterFirst
        exhibitionId={exhibitionId}
        back={publishPath(exhibitionId, postId)}
        title={t('registerFirst')}
        text={t('registerFirstText')}
      />
    </>
  );
}
