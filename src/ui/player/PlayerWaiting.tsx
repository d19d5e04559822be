import css from './StreamPlayer.module.css';

/** Over a `PlayerFrame`, until something moves. */
export const PlayerWaiting = () => <span className={css['waiting']} aria-hidden="true" />;
