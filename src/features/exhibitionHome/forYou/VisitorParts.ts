/** What the home has for registered visitors alone, as one chunk: each chunk has its name on the landing page's budget. */
export { GateLine } from './GateLine.tsx';
export { LatestNotice } from '../home/LatestNotice.tsx';
export { NewForMe } from '../home/NewForMe.tsx';
export { ForYouRail } from './ForYouRail.tsx';
