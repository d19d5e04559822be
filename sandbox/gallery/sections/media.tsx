import { RulePicture } from '../../../src/ui/photo/RulePicture.tsx';
import { StoredImage } from '../../../src/ui/media/StoredImage.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

function StoredImages({ say }: ExampleProps) {
  return (
    <div className="g-row">
      <StoredImage
        src="/sandbox/pictures/seed-photo-7.svg"
        alt={say('展台照片', 'Picture of a stand')}
        width={240}
        height={135}
      />
      <StoredImage src="" alt={say('没有图片', 'No picture')} width={96} height={96} />
      <StoredImage src="/sandbox/pictures/seed-logo-3.svg" alt="" width={64} height={64} />
    </div>
  );
}

export const section: GallerySection = {
  title: { zh: '图片', en: 'Media' },
  parts: { StoredImage: StoredImages, RulePicture: () => <RulePicture rule="ruleFace" /> },
};
