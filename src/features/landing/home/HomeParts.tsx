/** The parts of the home that come after its buttons work, in one file so that they are one request. */
export { About } from './About.tsx';
export { HomeBanners } from './HomeBanners.tsx';
import './homeParts.module.css';
