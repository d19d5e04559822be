import { checkInPlaces, checkInRecords } from '../checkIn/checkInCollections.ts';
import { banners } from '../exhibition/banners.ts';
import * as exhibition from '../exhibition/exhibitionCollections.ts';
import * as exhibitor from '../exhibitor/exhibitorCollections.ts';
import * as exhibitorContent from '../planned/exhibitorContent.ts';
import * as mediaContent from '../planned/mediaContent.ts';
import * as personalContent from '../planned/personalContent.ts';
import * as productContent from '../planned/productContent.ts';
import { answerRows, questionnaires } from '../questionnaire/questionnaireCollections.ts';
import { registrations, visitors } from '../registration/registrationCollections.ts';
import { teamMembers, teams } from '../teams/teamCollections.ts';
import type { AnyDefinition } from './definition.ts';

export interface Described {
  readonly collection: AnyDefinition;
  /** The file to change, from the root of the project. */
  readonly file: string;
}

const described = (file: string, collections: Readonly<Record<string, AnyDefinition>>): Described[] =>
  Object.values(collections).map((collection) => ({ collection, file: `src/api/${file}.ts` }));

/** Every collection, for the table in docs/data-api.md and for `npm run check:api`. No page loads this file. */
export const allCollections: readonly Described[] = [
  ...described('exhibition/exhibitionCollections', exhibition),
  ...described('exhibition/banners', { banners }),
  ...described('registration/registrationCollections', { registrations, visitors }),
  ...described('questionnaire/questionnaireCollections', { questionnaires, ...answerRows }),
  ...described('checkIn/checkInCollections', { checkInPlaces, checkInRecords }),
  ...described('teams/teamCollections', { teams, teamMembers }),
  ...described('exhibitor/exhibitorCollections', exhibitor),
  ...described('planned/exhibitorContent', exhibitorContent),
  ...described('planned/productContent', productContent),
  ...described('planned/mediaContent', mediaContent),
  ...described('planned/personalContent', personalContent),
];
