import { StoredImage } from '../../ui/media/StoredImage.tsx';
import css from './CompanyLogo.module.css';

const hues = 6;

export interface CompanyLogoProps {
  readonly src: string;
  readonly name: string;
}

const sidePx = 56;

/** The company's sign; without one the beginning of its name on a colour that always belongs to this name. */
export function CompanyLogo({ src, name }: CompanyLogoProps) {
  if (src !== '')
    return <StoredImage className={css['logo']} src={src} alt="" width={sidePx} height={sidePx} />;
  const hue = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues;
  return (
    <span className={`${css['logo']} ${css[`hue${hue}`]}`} aria-hidden="true">
      {Array.from(name.trim()).slice(0, 2).join('')}
    </span>
  );
}
