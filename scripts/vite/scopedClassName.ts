import { basename } from 'node:path';

/** `fieldRow-label` of `.label` in `fieldRow.module.css`. A test holds that no two files have one name. */
export const scopedClassName = (local: string, file: string): string =>
  `${basename(file).replace(/\.module\.css.*$/, '')}-${local}`;
