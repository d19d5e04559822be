import { createStore } from 'zustand/vanilla';

/** How far the footer is drawn out, in pixels. */
export const footerPull = createStore<number>()(() => 0);
