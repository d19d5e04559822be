/** The parts of a landing page that come after its buttons work, in one file so that they are one request. */
export { EntryNotice } from './EntryNotice.tsx';
export { LazyTicket as EntryTicket } from './LazyTicket.tsx';
export { LandingBelow } from './LandingBelow.tsx';
export { LastExhibition } from './LastExhibition.tsx';
