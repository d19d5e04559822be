import { codePath, fullCodePath } from './paths.ts';

const forGroup = 'group=1';

/** The code of a group, named by the first of its members; kept from `paths.ts`, which every landing page carries. */
export const groupCodePath = (voucherId: string) => `${codePath(voucherId)}&${forGroup}`;
export const fullGroupCodePath = (voucherId: string) => `${fullCodePath(voucherId)}&${forGroup}`;
