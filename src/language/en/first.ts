/** Messages of the landing page and the shell, in one chunk. */
export { default as select } from './select.json';
export { default as shell } from './shell.json';
