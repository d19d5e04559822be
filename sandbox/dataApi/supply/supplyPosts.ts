import type { Row } from '#sandbox/store/store.ts';
import { textOf } from '../call.ts';
import { BadParameters } from '../envelope.ts';

/** Assumed of the server: a new post waits for the organiser. */
export const newPost = (record: Row): Row => ({ ...record, ApproveState: '0', ReviewReason: '' });

/** Assumed of the server: a correction waits for the organiser again; to withdraw a post and to show it again is no correction. */
export function correctedPost(row: Row, setValue: Row): Row {
  const isCorrection = Object.keys(setValue).some((name) => name !== 'IsShow');
  return { ...row, ...setValue, ...(isCorrection && { ApproveState: '0', ReviewReason: '' }) };
}

/** The organiser's decision. */
export function reviewPost(row: Row, decision: Row): Row {
  const state = textOf(decision['state']);
  if (!/^[0-3]$/.test(state)) throw new BadParameters('state must be 0, 1, 2 or 3');
  return { ...row, ApproveState: state, ReviewReason: textOf(decision['reason']) };
}
