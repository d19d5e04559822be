import { path } from '../shapes.ts';
import {
  cabinet,
  chargingStation,
  conveyor,
  guidedVehicle,
  lathe,
  machiningCentre,
  rack,
  robotArm,
} from './machines.ts';
import { type Draw, paintOf } from './paint.ts';
import {
  camera,
  controller,
  gauge,
  guideRail,
  lamp,
  motor,
  printer,
  screen,
  sensor,
  toolHolder,
} from './parts.ts';

/** What each kind of goods looks like, in the order of the taxonomy: twelve fields with eight kinds each. */
const drawings: readonly (readonly Draw[])[] = [
  [machiningCentre, machiningCentre, lathe, lathe, machiningCentre, machiningCentre, cabinet, toolHolder],
  [robotArm, robotArm, robotArm, robotArm, toolHolder, cabinet, sensor, motor],
  [camera, camera, camera, lamp, camera, camera, controller, printer],
  [screen, motor, motor, guideRail, guideRail, controller, lathe, sensor],
  [sensor, sensor, gauge, gauge, gauge, sensor, sensor, sensor],
  [screen, screen, screen, screen, controller, screen, screen, screen],
  [cabinet, machiningCentre, lathe, chargingStation, cabinet, cabinet, cabinet, cabinet],
  [controller, controller, conveyor, robotArm, printer, conveyor, screen, controller],
  [guidedVehicle, rack, conveyor, guidedVehicle, rack, robotArm, controller, guidedVehicle],
  [printer, gauge, gauge, screen, screen, machiningCentre, gauge, cabinet],
  [printer, printer, printer, cabinet, machiningCentre, printer, screen, cabinet],
  [cabinet, cabinet, machiningCentre, lamp, rack, cabinet, cabinet, lamp],
];
const kindsEach = 8;
const looksEach = 8;

/** How many pictures there are: each kind of goods in eight looks. */
export const goodsPictures = drawings.length * kindsEach * looksEach;

/** The number of a picture of goods of the taxonomy; `look` is any whole number from 0 on. */
export const goodsPictureOf = (firstAt: number, secondAt: number, look: number): number =>
  1 + ((firstAt % drawings.length) * kindsEach + (secondAt % kindsEach)) * looksEach + (look % looksEach);

const grounds: readonly (readonly [string, string])[] = [
  ['#eef4ff', '#cfdffb'],
  ['#effaf5', '#c9ecdd'],
  ['#fff7ea', '#f8dfb8'],
  ['#fff1f1', '#f6cfd2'],
  ['#f5f0ff', '#dccff7'],
  ['#eefafd', '#c3e7f1'],
  ['#f6f7f9', '#d5dae2'],
  ['#fbf9ec', '#e9e2b6'],
];

/** A product alone, drawn on 640 x 640 without its ground. */
export function goods(number: number): string {
  const kind = Math.floor((number - 1) / looksEach);
  const draw = drawings[Math.floor(kind / kindsEach) % drawings.length]?.[kind % kindsEach] ?? cabinet;
  return draw(paintOf(number * 5 + kind));
}

/** A product on a tinted ground, with its shadow; the eighth look is mirrored. */
export function goodsPicture(number: number): string {
  const look = (number - 1) % looksEach;
  const [from, to] = grounds[(look * 3 + Math.floor(number / looksEach)) % grounds.length] ?? [
    '#eef4ff',
    '#cfdffb',
  ];
  const turn = look % 2 === 0 ? '' : ' transform="matrix(-1 0 0 1 640 0)"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `${path('M0 0h640v640H0z', 'fill="url(#g)"')}<ellipse cx="320" cy="508" rx="250" ry="26" fill="#10233c" fill-opacity=".16"/>` +
    `<g fill="none"${turn}>${goods(number)}</g></svg>`
  );
}
