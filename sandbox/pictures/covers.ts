import { furrows, harbourLights, seaLayers, sunOverFields, terraces, tides } from './landscapes.ts';
import {
  designTiles,
  gateways,
  gathering,
  lattice,
  machineRings,
  petals,
  pulse,
  robotArms,
  trackLanes,
} from './patterns.ts';

/** The cover of each story: 1200 x 675, abstract, without words, so that it suits both languages. */
export const covers: Readonly<Record<string, () => string>> = {
  open: machineRings,
  channels: gateways,
  soon: sunOverFields,
  ended: designTiles,
  paused: petals,
  nochannel: seaLayers,
  longform: pulse,
  delegate: tides,
  group: gathering,
  known: robotArms,
  review: lattice,
  declined: terraces,
  guest: harbourLights,
  agriculture: furrows,
  sports: trackLanes,
};
