import { gateways, gathering, pennants, relay, risingSteps, tablesForTwo, trackLanes } from './gatherings.ts';
import { arches, emptyFloor, manyBooths, openAir, pavilion } from './halls.ts';
import { furrows, harbourLights, seaLayers, sunOverFields, terraces, tides } from './landscapes.ts';
import { parcels } from './parcels.ts';
import { brokenSignal, designTiles, lattice, machineRings, petals, pulse, robotArms } from './patterns.ts';

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
  onsite: parcels,
  known: robotArms,
  review: lattice,
  declined: terraces,
  guest: harbourLights,
  agriculture: furrows,
  sports: trackLanes,
  manyteams: risingSteps,
  teams: pennants,
  teamaudit: relay,
  meetings: tablesForTwo,
  series: pennants,
  manyseries: gateways,
  stand: designTiles,
  applicants: gateways,
  shop: parcels,
  organiser: lattice,
  large: manyBooths,
  small: pavilion,
  empty: emptyFloor,
  withouthalls: openAir,
  withoutenglish: arches,
  streams: brokenSignal,
};
