import { createStore } from 'zustand/vanilla';
import { appStorage } from '../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../device/storage/deviceKeys.ts';

/** The oldest are forgotten first. */
const most = 2_000;

/** Exhibitors that were visited, by exhibition, as far as they were changed on this page. */
const store = createStore<Readonly<Record<string, readonly string[]>>>()(() => ({}));

export const visitedStore: Pick<typeof store, 'getState' | 'getInitialState' | 'subscribe'> = store;

const nameOf = (exhibitionId: string) => ownNames.visitedPrefix + exhibitionId;

function readVisited(exhibitionId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(appStorage().read(nameOf(exhibitionId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(-most) : [];
  } catch {
    return [];
  }
}

/** On this phone alone: no server is told. */
export const visitedOf = (exhibitionId: string): readonly string[] =>
  store.getState()[exhibitionId] ?? readVisited(exhibitionId);

export function setVisited(exhibitionId: string, exhibitorId: string, isVisited: boolean): void {
  // As another tab may have left it.
  const others = readVisited(exhibitionId).filter((id) => id !== exhibitorId);
  const ids = isVisited ? [...others, exhibitorId].slice(-most) : others;
  appStorage().write(nameOf(exhibitionId), JSON.stringify(ids));
  store.setState({ [exhibitionId]: ids });
}
