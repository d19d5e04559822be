import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CopyOwner, ownerKey } from './waitingOwners.ts';

const failed = createStore<Readonly<Record<string, unknown>>>(() => ({}));

const keyOf = (name: string, owner: CopyOwner) => `${name}/${ownerKey(owner)}`;

/** Why the last copy did not get through; undefined once one has. */
export const noteCopy = (name: string, owner: CopyOwner, problem?: unknown): void =>
  failed.setState({ [keyOf(name, owner)]: problem });

/** What an empty list must not be shown for: the server was not read. Undefined where it was, or is being read. */
export const useCopyProblem = (name: string, owner: CopyOwner): unknown =>
  useStore(failed, (state) => state[keyOf(name, owner)]);
