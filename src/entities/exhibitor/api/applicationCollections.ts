import { defineCollection } from '#data/collections/defineCollection.ts';
import { readApplication } from '../rules/exhibitorApplication.ts';

/** Companies that ask to exhibit, one row for each contact and exhibition. */
export const exhibitorApplications = defineCollection({
  name: 'ExhibitorApplication',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    ClientRef: 'text?',
    /** The proven contact of the applicant, one of the two. */
    Mob: 'text?',
    Email: 'text?',
    /** The exhibitor that is logged in on this phone and takes no part in this exhibition yet. */
    ExhibitorId: 'id?',
    CompanyName: 'text',
    CompanyNameEn: 'text?',
    /** The id of an `ExhibitionHall`; a text where the exhibition has none. */
    HallWish: 'text?',
    /** In square metres. */
    BoothArea: 'number?',
    Product: 'text?',
    /** Addresses. */
    DocumentPictures: 'list?',
    DocumentFile: 'address?',
    LinkName: 'text?',
    Job: 'text?',
    /** Not proven, so it never finds a row. */
    LinkMob: 'text?',
    LinkEmail: 'text?',
    /** 0 not reviewed, 1 in review, 2 approved, 3 refused. */
    ApproveState: 'code?',
    ReviewTime: 'time?',
    ReviewReason: 'text?',
    /** All decisions, oldest first: `Time`, `State`, `Reason`. */
    Reviews: 'list?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'Mob', 'Email'],
  personal: ['RecordId', 'Mob', 'Email'],
  read: readApplication,
});
