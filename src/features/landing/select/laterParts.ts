import type { ComponentType } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import type * as Parts from '../more/MoreParts.ts';

const later = <Props extends object>(choose: (parts: typeof Parts) => ComponentType<Props>) =>
  lazyPart(() => loadChunk(() => import('../more/MoreParts.ts')).then(choose), ['more', 'fields']);

export const EntryNotice = later((parts) => parts.EntryNotice);
export const LandingBelow = later((parts) => parts.LandingBelow);
export const LastExhibition = later((parts) => parts.LastExhibition);
export const EntryTicket = later((parts) => parts.EntryTicket);
