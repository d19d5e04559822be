import galleryCss from '#flows/pictures/pictures.module.css';
import { Shimmer } from '#ui/states/Shimmer.tsx';
import css from './DetailSkeleton.module.css';

export interface DetailSkeletonProps {
  readonly picture: 'low' | 'square';
  /** Whether a logo stands beside the title. */
  readonly hasLogo?: boolean;
}

/** In grey: a picture over the whole width, the title, and what follows. */
export function DetailSkeleton({ picture, hasLogo = false }: DetailSkeletonProps) {
  return (
    <Shimmer>
      <div className={css['gallery']}>
        <span className={`${galleryCss['picture']} ${galleryCss[`picture--${picture}`]} ${css['box']}`} />
      </div>
      <div className={css['head']}>
        {hasLogo && <span className={`${css['box']} ${css['logo']}`} />}
        <span className={css['names']}>
          <span className={`${css['box']} ${css['title']}`} />
          <span className={`${css['box']} ${css['line']}`} />
        </span>
      </div>
      <div className={`${css['box']} ${css['card']}`} />
    </Shimmer>
  );
}
