import { leadsPath } from './exhibitorCenterPaths.ts';

/** The leads of a booth, with the scanner open. */
export const scanLeadPath = (exhibitionId: string): string => `${leadsPath(exhibitionId)}?scan=1`;
