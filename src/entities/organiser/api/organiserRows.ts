import { contactMessages } from '#api/exhibition/contactMessageCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { advertisements, cloudAdvertisements } from '#entities/advert/api/advertCollections.ts';
import { banners } from '#api/exhibition/bannerCollections.ts';
import { channels } from '#api/exhibition/exhibitionCollections.ts';
import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import { readFields } from '#data/collections/readFields.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';
import { messages } from '#entities/message/api/messageCollections.ts';
import { readSentNotice } from '../rules/notice.ts';
import { readReviewedRegistration } from '../rules/reviewedRegistration.ts';

/*
 * Rows about people as the organiser of their exhibition may ask for them: by the exhibition, where a visitor names
 * only what is their own. A screen asks for them behind `OrganiserGate` alone.
 */

const ofExhibition = ['ExhibitionId'] as const;

export const exhibitionRegistrations = defineCollection({
  ...registrations,
  references: {},
  askedBy: ['RecordId', 'ExhibitionId', 'ApproveState', 'VoucherCode', 'Mob', 'Email'],
  personal: ofExhibition,
  read: readReviewedRegistration,
});

/** What visitors ask and report, with who has answered. */
export const exhibitionQuestions = defineCollection({
  ...contactMessages,
  fields: {
    ...contactMessages.fields,
    /** The organiser's user who has answered or closed it, noted by the server. */
    ReviewedBy: 'id?',
    /** The name of that user. */
    ReviewedByName: 'text?',
  },
  references: {},
  askedBy: ['RecordId', 'ExhibitionId', 'Type', 'State'],
  personal: ofExhibition,
});

/** The notices of the organisation, by any of its people. */
export const exhibitionNotices = defineCollection({
  ...messages,
  references: {},
  askedBy: ['RecordId', 'ExhibitionId', 'OrganizationSender', 'ClientRef'],
  personal: ['OrganizationSender', 'ClientRef'],
  read: readSentNotice,
});

/** A channel with who has changed it. */
export const organisedChannels = defineCollection({
  ...channels,
  references: {},
  personal: ofExhibition,
  read: (row: unknown) => readFields(channels.fields, row),
});

/** A picture of the home with who has changed it. */
export const organisedBanners = defineCollection({
  ...banners,
  references: {},
  personal: ofExhibition,
  read: (row: unknown) => readFields(banners.fields, row),
});

/** An advertisement of the exhibition with who has changed it. */
export const organisedAdverts = defineCollection({
  ...advertisements,
  references: {},
  personal: ofExhibition,
  read: (row: unknown) => readFields(advertisements.fields, row),
});

/** An advertisement that the platform has placed, with who has changed it. */
export const organisedCloudAdverts = defineCollection({
  ...cloudAdvertisements,
  references: {},
  personal: ofExhibition,
  read: (row: unknown) => readFields(cloudAdvertisements.fields, row),
});

/** A file of the downloads with who has changed it. */
export const organisedFiles = defineCollection({
  ...downloadFiles,
  references: {},
  personal: ofExhibition,
  read: (row: unknown) => readFields(downloadFiles.fields, row),
});

export type AskedQuestion = Awaited<ReturnType<typeof exhibitionQuestions.list>>[number];
