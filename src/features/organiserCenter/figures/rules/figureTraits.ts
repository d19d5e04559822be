import type { FigureKey } from '#entities/organiser/api/figureRows.ts';

export type FigureColumn =
  | 'time'
  | 'day'
  | 'name'
  | 'company'
  | 'contact'
  | 'channel'
  | 'place'
  | 'number'
  | 'file'
  | 'kind'
  | 'product'
  | 'exhibitor'
  | 'booth'
  | 'hall'
  | 'sum'
  | 'state'
  | 'count';

export interface FigureTraits {
  /** By what its rows are told apart; only those of a booth belong to a hall. */
  readonly groups: 'channel' | 'place' | 'hall';
  /** Whether its rows tell more than a day. */
  readonly hasHours: boolean;
  /** Of its list. */
  readonly columns: readonly FigureColumn[];
}

const ofBooth = ['exhibitor', 'booth', 'hall'] as const;

export const figureTraits: Readonly<Record<FigureKey, FigureTraits>> = {
  registrations: {
    groups: 'channel',
    hasHours: true,
    columns: ['time', 'name', 'company', 'contact', 'channel', 'state'],
  },
  checkIns: { groups: 'place', hasHours: true, columns: ['time', 'place'] },
  views: { groups: 'hall', hasHours: false, columns: ['day', ...ofBooth, 'count'] },
  leads: { groups: 'hall', hasHours: true, columns: ['time', ...ofBooth] },
  meetings: { groups: 'hall', hasHours: true, columns: ['time', ...ofBooth, 'state'] },
  orders: { groups: 'hall', hasHours: true, columns: ['number', 'time', ...ofBooth, 'sum', 'state'] },
  downloads: { groups: 'hall', hasHours: true, columns: ['time', 'file', ...ofBooth] },
  posts: { groups: 'hall', hasHours: true, columns: ['time', 'kind', 'product', ...ofBooth, 'state'] },
};

export const figureKeys = Object.keys(figureTraits) as readonly FigureKey[];
