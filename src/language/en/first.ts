/** What the landing page and the frame around every page say, in one file. */
export { default as select } from './select.json';
export { default as shell } from './shell.json';
