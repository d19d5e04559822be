import { codePath, fullCodePath } from './paths.ts';

const forGroup = 'group=1';

/** Named by the group's first member. Separate from `paths.ts`, which is part of the landing page. */
export const groupCodePath = (voucherId: string) => `${codePath(voucherId)}&${forGroup}`;
export const fullGroupCodePath = (voucherId: string) => `${fullCodePath(voucherId)}&${forGroup}`;
