import '../hallColours.css';
import css from './PaperBits.module.css';

const count = 14;

/** Bits of paper in the colours of the halls that fly apart once, from the middle of what they stand in; none with less motion. */
export const PaperBits = () => (
  <span className={css['bits']} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <i className={css['bit']} key={at} />
    ))}
  </span>
);
