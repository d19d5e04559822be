import { Monogram } from '#ui/media/Monogram.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import css from './CompanyLogo.module.css';

export interface CompanyLogoProps {
  readonly src: string;
  readonly name: string;
}

const sidePx = 56;

/** The company's sign; without one the beginning of its name. */
export function CompanyLogo({ src, name }: CompanyLogoProps) {
  if (src === '') return <Monogram name={name} />;
  return <StoredImage className={css['logo']} src={src} alt="" width={sidePx} height={sidePx} />;
}
