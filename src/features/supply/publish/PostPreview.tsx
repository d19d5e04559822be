import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesOf } from '#entities/supply/picturesOf.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { PostPreviewCard } from '../post/PostCard.tsx';
import { usePostFacts } from '../post/usePostFacts.tsx';
import { usePostSections } from '../post/usePostSections.tsx';

export interface PostPreviewProps {
  readonly post: SupplyPost;
  readonly typeName: string;
  /** Why nothing was sent. */
  readonly note?: ReactNode;
  readonly isCorrection: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** The post as others will see it, in the list and on its page. */
export function PostPreview({ post, typeName, note, isCorrection, isSending, onSend }: PostPreviewProps) {
  const { t } = useTranslation(['supply', 'sending']);
  const factsOf = usePostFacts();
  const sectionsOf = usePostSections();
  const pictures = picturesOf(post);
  return (
    <>
      <PageHeading lead={t('previewLead')}>{t('previewTitle')}</PageHeading>
      {note}
      <PostPreviewCard post={post} typeName={typeName} />
      {pictures.length > 1 && (
        <Card>
          <PictureGallery
            addresses={pictures}
            label={post.productName}
            altOf={(number) => t('picture', { number })}
          />
        </Card>
      )}
      <Card title={t('section_terms')}>
        <SummaryList items={factsOf(post, typeName)} />
      </Card>
      {sectionsOf(post).map(({ key, title, content }) => (
        <Card key={key} title={title}>
          {content}
        </Card>
      ))}
      <PageFoot>
        <Button onClick={onSend} busy={isSending} busyText={t('sending', { ns: 'sending' })}>
          {t(isCorrection ? 'sendCorrection' : 'send')}
        </Button>
      </PageFoot>
    </>
  );
}
