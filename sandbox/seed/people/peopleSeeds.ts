import type { LateSeeds } from '#sandbox/records.ts';
import type { ContentWorld } from '../contentWorld.ts';
import { makeRows, seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';
import { companyAt } from '../words/companyNames.ts';
import { firstCategory } from '../words/taxonomy.ts';

const count = 60;
const kinds = 12;

/** Each third one has a row like the others and has not agreed to be seen. */
export const hasAgreed = (at: number): boolean => at % 3 !== 2;

/** Visitors' cards of themselves, about the kinds of products of the fair. */
export const peopleSeeds = (world: ContentWorld, seed: number): LateSeeds => ({
  AddressBook: () =>
    makeRows({ ...world, idPrefix: `openself${storyMark(world.exhibitionId)}`, count, seed }, (make, at) => {
      const visitorId = seedId('reader', at + 1);
      const [name, company, job] = [make.person(), companyAt(9_000 + at), make.post()];
      const topics = [firstCategory(at % kinds), firstCategory((at + 5) % kinds)];
      return {
        ExhibitionId: world.exhibitionId,
        VisitorId: visitorId,
        ContactVisitorId: visitorId,
        ContactKey: 'open',
        IsOpenToMeet: hasAgreed(at),
        IsOpenToExhibitors: hasAgreed(at) && at % 2 === 0,
        Name: name.zh,
        NameEn: name.en,
        CompanyName: company.zh,
        CompanyNameEn: company.en,
        Job: job.zh,
        JobEn: job.en,
        // Not asked for by a phone that shows suggestions.
        Mob: `1390000${String(1000 + at)}`,
        Tags: topics.map(({ zh }) => zh).join(','),
        State: '4',
        MetAtMesc: world.nowMs,
        AddedAtMesc: world.nowMs,
        ChangedAtMesc: world.nowMs,
      };
    }),
});
