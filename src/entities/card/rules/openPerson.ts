import type { TextPair } from '#domain/form/formDefinition.ts';
import { isServerRow, readFlag, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';
import { type BusinessCard, longest } from './businessCard.ts';
import { readTags } from './contact.ts';

/** A visitor who has agreed to be suggested to other visitors, and all that these and exhibitors see. */
export interface OpenPerson {
  readonly visitorId: string;
  readonly name: TextPair;
  readonly company: TextPair;
  readonly job: TextPair;
  /** What they say they look for or offer. */
  readonly topics: readonly string[];
  /** Whether exhibitors may see them and invite them too: who agreed before that was asked has not agreed to it. */
  readonly isOpenToExhibitors: boolean;
}

const mostTopics = 5;

/** Undefined for everybody who has not agreed, and for what is no such row. */
export function readOpenPerson(row: unknown): OpenPerson | undefined {
  if (!isServerRow(row) || !readFlag(row['IsOpenToMeet'])) return undefined;
  const visitorId = readReference(row['VisitorId']);
  const pair = (field: 'name' | 'company' | 'job', zh: string, en: string): TextPair => ({
    zh: readLine(row[zh], longest[field]),
    en: readLine(row[en], longest[field]),
  });
  const name = pair('name', 'Name', 'NameEn');
  if (visitorId === '' || name.zh + name.en === '') return undefined;
  return {
    visitorId,
    name,
    company: pair('company', 'CompanyName', 'CompanyNameEn'),
    job: pair('job', 'Job', 'JobEn'),
    topics: readTags(readLine(row['Tags'], 500)).slice(0, mostTopics),
    isOpenToExhibitors: readFlag(row['IsOpenToExhibitors']),
  };
}

/** What others would see of a card: never a number or an address, even where the card says them. */
export function openPersonOf(
  { visitorId, texts, english }: BusinessCard,
  topics: readonly string[],
): OpenPerson {
  return {
    visitorId,
    name: { zh: texts.name, en: english.name },
    company: { zh: texts.company, en: english.company },
    job: { zh: texts.job, en: english.job },
    topics: topics.slice(0, mostTopics),
    isOpenToExhibitors: true,
  };
}

/** State 4: no contact of a card case, so that a phone which reads the case passes it over. */
export function openPersonFields(
  { visitorId, name, company, job, topics, isOpenToExhibitors }: OpenPerson,
  atMs: number,
): ServerRow {
  return {
    ContactKey: 'open',
    ContactVisitorId: visitorId,
    IsOpenToMeet: true,
    IsOpenToExhibitors: isOpenToExhibitors,
    Name: name.zh,
    NameEn: name.en,
    CompanyName: company.zh,
    CompanyNameEn: company.en,
    Job: job.zh,
    JobEn: job.en,
    Tags: topics.join(','),
    State: '4',
    ChangedAtMesc: atMs,
  };
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');
const nothing: TextPair = { zh: '', en: '' };

/** As suggestions weigh and show a person. */
export const personEntry = ({ visitorId, name, company, job, topics }: OpenPerson): CatalogueEntry => ({
  kind: 'person',
  id: visitorId,
  name,
  note: { zh: joined(job.zh, company.zh), en: joined(job.en || job.zh, company.en || company.zh) },
  more: topics.join(' '),
  hall: nothing,
  booth: '',
  picture: '',
  rank: 0,
});
