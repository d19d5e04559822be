import css from './barHeading.module.css';

export interface BarHeadingProps {
  readonly children: string;
}

/**
 * The h1 of a list, in the place of the bar’s title. It stays within `main`, where a navigation and a screen reader look for it;
 * which buttons of the bar it leaves room for is said by the page’s kind.
 */
export function BarHeading({ children }: BarHeadingProps) {
  return (
    <div className={css['root']}>
      <h1 className={css['title']} tabIndex={-1} data-in-bar="">
        {children}
      </h1>
    </div>
  );
}
