import { StoredImage } from '#ui/media/StoredImage.tsx';
import styles from './file.module.css';

export interface FilePictureProps {
  /** The picture as it was chosen; '' where it is not known. */
  readonly previewUrl: string;
  /** Where it is stored; '' before it has arrived. */
  readonly location: string;
}

/** A file's small picture. Nothing for a PDF. */
export function FilePicture({ previewUrl, location }: FilePictureProps) {
  const look = { className: styles.picture, width: 64, height: 64 } as const;
  if (previewUrl !== '') return <img src={previewUrl} alt="" {...look} />;
  if (location === '' || /\.pdf$/i.test(location)) return null;
  return <StoredImage src={location} alt="" lazy={false} {...look} />;
}
