import galleryCss from '#flows/pictures/pictures.module.css';
import { Shimmer } from '#ui/states/Shimmer.tsx';
import css from './DetailSkeleton.module.css';

export interface DetailSkeletonProps {
  readonly picture: 'low' | 'square';
  /** Of an exhibitor: logo and name, the plate of the booth, and products. Of a product: name, price and facts. */
  readonly of: 'exhibitor' | 'product';
}

/** In grey: a picture over the whole width, and what follows it on this kind of page. */
export function DetailSkeleton({ picture, of }: DetailSkeletonProps) {
  return (
    <div className={css['root']}>
      <Shimmer>
        <span
          className={`${galleryCss['picture']} ${galleryCss[`picture--${picture}`]} ${css['box']}`}
          data-shared={of === 'product' ? 'picture' : undefined}
        />
        <div className={css['words']}>{of === 'exhibitor' ? <Exhibitor /> : <Product />}</div>
      </Shimmer>
    </div>
  );
}

const three = [0, 1, 2];

const Exhibitor = () => (
  <>
    <div className={css['head']}>
      <span className={`${css['box']} ${css['logo']}`} data-shared="logo" />
      <span className={css['names']}>
        <span className={`${css['box']} ${css['title']}`} />
      </span>
    </div>
    <div className={`${css['head']} ${css['way']}`}>
      <span className={`${css['box']} ${css['plate']}`} />
      <span className={css['names']}>
        <span className={`${css['box']} ${css['line']}`} />
        <span className={`${css['box']} ${css['text']}`} />
      </span>
    </div>
    <span className={`${css['box']} ${css['line']}`} />
    <div className={css['strip']}>
      {three.map((at) => (
        <span className={css['item']} key={at}>
          <span className={`${css['box']} ${css['square']}`} />
          <span className={`${css['box']} ${css['text']}`} />
        </span>
      ))}
    </div>
  </>
);

const Product = () => (
  <>
    <div className={css['names']}>
      <span className={`${css['box']} ${css['title']}`} />
      <span className={`${css['box']} ${css['price']}`} />
    </div>
    <div className={css['tiles']}>
      {three.map((at) => (
        <span className={css['tile']} key={at}>
          <span className={`${css['box']} ${css['line']}`} />
          <span className={`${css['box']} ${css['text']}`} />
        </span>
      ))}
    </div>
    <div className={css['card']} />
  </>
);
