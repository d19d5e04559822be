import { expandReferences } from '#sandbox/dataApi/expansion.ts';
import { openRecords } from '#sandbox/records.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { storyRows, stories } from '#sandbox/stories/stories.ts';
import { type Exhibition, readExhibition } from '#domain/exhibition/exhibition.ts';
import { noonMs } from '../sandbox/openSandbox.ts';

const records = await openRecords(storyRows(noonMs), createMemoryStore());

/** The exhibition of a story as the API answers it at {@link noonMs}, with its organisation written in place. */
export function exhibitionOfStory(story: string): Exhibition {
  const id = stories.find(({ name }) => name === story)?.exhibitionId;
  const row = structuredClone(records.find('Exhibition', id) ?? {});
  expandReferences([row], ['OrganizationId.Organization.___all'], records);
  const exhibition = readExhibition(row);
  if (exhibition === undefined) throw new Error(`There is no story "${story}"`);
  return exhibition;
}
