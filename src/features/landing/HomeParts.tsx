/** The parts of the classic home that come after its buttons work, in one file so that they are one request. */
export { About } from './About.tsx';
export { HomeBanners } from '#entities/home/HomeBanners.tsx';
