import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { OwnForm } from '../useOwnForm.ts';

/** What every part of the personal center is drawn from. */
export interface MineParts {
  readonly exhibition: Voucher['exhibition'];
  readonly own: OwnRegistration;
  readonly contact: ProvenContact | undefined;
  readonly form: OwnForm;
}
