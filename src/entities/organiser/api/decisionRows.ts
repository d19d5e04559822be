import { isServerRow } from '#domain/record/serverRow.ts';
import { readTeam } from '#entities/team/rules/team.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';
import { appointments } from '#entities/appointment/api/appointmentCollections.ts';
import { exhibitorApplications } from '#entities/exhibitor/api/applicationCollections.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { lives } from '#entities/live/api/liveCollections.ts';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { teams } from '#entities/team/api/teamCollections.ts';
import { readReviewedAppointment } from '#entities/appointment/rules/reviewedAppointment.ts';
import { type Decidable, readDecidable } from '../rules/decidable.ts';
import { readReviewedRegistration } from '../rules/reviewedRegistration.ts';

/*
 * Rows about which an organiser decides, in whatever state, asked for by their exhibition. A screen asks for them behind
 * `OrganiserGate` alone. Assumed: the server notes who decided in `ReviewedBy` and `ReviewedByName`.
 */

const ofExhibition = ['ExhibitionId'] as const;
const byReview = ['RecordId', 'ExhibitionId', 'ApproveState'] as const;

export const decidedRegistrations = defineCollection({
  ...registrations,
  references: {},
  askedBy: byReview,
  personal: ofExhibition,
  read: readDecidable('registrations'),
});

export const decidedTeams = defineCollection({
  ...teams,
  references: {},
  askedBy: byReview,
  personal: ofExhibition,
  read: readDecidable('teams'),
});

export const decidedAppointments = defineCollection({
  ...appointments,
  references: {},
  askedBy: ['RecordId', 'ExhibitionId', 'State'],
  personal: ofExhibition,
  read: readDecidable('appointments'),
});

export const decidedPosts = defineCollection({
  ...supplyPosts,
  references: { VisitorId: 'Visitor', productType: 'ProductTypeInfo' },
  askedBy: [...byReview, 'IsShow'],
  personal: ofExhibition,
  read: readDecidable('posts'),
});

export const decidedPromotions = defineCollection({
  ...promotions,
  references: { PromotionTypeId: 'PromotionType' },
  askedBy: byReview,
  personal: ofExhibition,
  read: readDecidable('promotions'),
});

export const decidedLives = defineCollection({
  ...lives,
  references: {},
  askedBy: byReview,
  personal: ofExhibition,
  read: readDecidable('lives'),
});

export const decidedCompanies = defineCollection({
  ...exhibitingInfo,
  references: { ExhibitionHallId: 'ExhibitionHall', ProductTypeInfoId: 'ProductTypeInfo' },
  askedBy: byReview,
  personal: ofExhibition,
  properties: [
    ...(exhibitingInfo.properties ?? []),
    'ApproveState',
    'ReviewReason',
    'ReviewTime',
    'ReviewedBy',
    'ReviewedByName',
    'Reviews',
  ],
  read: readDecidable('companies'),
});

export const decidedApplications = defineCollection({
  ...exhibitorApplications,
  references: { HallWish: 'ExhibitionHall' },
  askedBy: byReview,
  personal: ofExhibition,
  read: readDecidable('applications'),
});

/** A row as its list shows it, beside what is decided about. */
export interface Waiting<T> {
  readonly shown: T;
  readonly seen: Decidable;
}

const beside =
  <T>(read: (row: unknown) => T | undefined, readSeen: (row: unknown) => Decidable | undefined) =>
  (row: unknown): Waiting<T> | undefined => {
    const [shown, seen] = [read(row), readSeen(row)];
    return shown === undefined || seen === undefined ? undefined : { shown, seen };
  };

export const waitingRegistrations = defineCollection({
  ...registrations,
  references: {},
  askedBy: byReview,
  personal: ofExhibition,
  read: beside(readReviewedRegistration, readDecidable('registrations')),
});

export const waitingTeams = defineCollection({
  ...teams,
  references: {},
  askedBy: byReview,
  personal: ofExhibition,
  read: beside(readTeam, readDecidable('teams')),
});

export const waitingAppointments = defineCollection({
  ...appointments,
  references: {},
  askedBy: ['RecordId', 'ExhibitionId', 'State'],
  personal: ofExhibition,
  read: beside(readReviewedAppointment, readDecidable('appointments')),
});

/** With all answers, for the screen that shows one of them. */
export const wholeRegistrations = defineCollection({
  ...registrations,
  references: {},
  askedBy: ['RecordId', 'ExhibitionId'],
  personal: ofExhibition,
  read: (row) => (isServerRow(row) ? row : undefined),
});
