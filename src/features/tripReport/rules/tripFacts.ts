import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import type { MeetingPerson } from '#entities/appointment/rules/minutes/readPeople.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import type { Order } from '#entities/order/rules/order.ts';
import type { RememberedEntry } from '#entities/programme/rules/rememberedEntry.ts';

/** Minutes of a meeting in which the visitor took part. */
export interface Minutes {
  readonly id: string;
  readonly title: TextPair;
  readonly startMs: number | undefined;
  readonly place: TextPair;
  readonly people: readonly MeetingPerson[];
  /** HTML. */
  readonly content: TextPair;
}

export interface ReportCompany {
  readonly id: string;
  readonly name: TextPair;
  readonly boothNo: string;
  readonly hallId: string;
}

/** A product that was saved, asked about or ordered. */
export interface ReportProduct {
  readonly id: string;
  readonly name: TextPair;
  readonly exhibitorId: string;
  /** Undefined where the exhibitor gives no price, or where it was not read. */
  readonly cents: number | undefined;
}

/** A row of `EnquiryRecord`. */
export interface ReportInquiry {
  readonly RecordId: string;
  readonly ExhibitorId: string;
  readonly ProductId: string;
  readonly ProductName: string;
  /** `1` for a sample. */
  readonly Type: string;
  readonly Quantity: number | undefined;
  readonly WishDate: string;
  readonly Content: string;
  readonly State: string;
  readonly CreatedAtMesc?: number | undefined;
}

/** All that a report is made of, as far as this phone has it. */
export interface TripFacts {
  readonly exhibitionId: string;
  readonly appointments: readonly Appointment[];
  readonly minutes: readonly Minutes[];
  readonly contacts: readonly CardContact[];
  readonly companies: readonly ReportCompany[];
  /** Ids of exhibitors, in the order in which they are told. */
  readonly visited: readonly string[];
  readonly saved: readonly string[];
  readonly products: readonly ReportProduct[];
  /** Ids of products. */
  readonly savedProducts: readonly string[];
  readonly inquiries: readonly ReportInquiry[];
  readonly orders: readonly Order[];
  readonly sessions: readonly RememberedEntry[];
}
