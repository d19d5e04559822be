import type { AppointmentState } from '#entities/appointment/rules/appointmentState.ts';
import type { OrderState } from '#entities/order/rules/orderState.ts';
import type { PostKind } from '#entities/supply/rules/supplyPost.ts';
import type { ReviewStatus } from '#domain/review/reviewStatus.ts';

export type FigureState =
  | readonly ['review', 'frozen' | `status_${ReviewStatus}`]
  | readonly ['meeting', AppointmentState]
  | readonly ['order', OrderState];

/** One row that a figure of the organiser counts, with no more of a person than the pages of the organiser show. */
export interface FigureRow {
  readonly RecordId: string;
  /** Epoch milliseconds; undefined where the row tells none that can be read. */
  readonly atMs: number | undefined;
  /** How many it counts: a row of views has those of a day. */
  readonly count: number;
  /** Whose booth it is about; '' for none. */
  readonly exhibitorId: string;
  /** The channel, the place or the file; '' for none. */
  readonly aboutId: string;
  readonly state?: FigureState | undefined;
  /** Masked. */
  readonly name?: string;
  readonly company?: string;
  /** Masked. */
  readonly contact?: string;
  /** Of an order. */
  readonly number?: string;
  readonly cents?: number | undefined;
  /** Of a post. */
  readonly kind?: PostKind;
  readonly product?: string;
}
