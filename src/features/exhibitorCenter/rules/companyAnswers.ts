import type { Answer, Answers } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import type { RowPart } from '#domain/correction/rowChanges.ts';
import { isMobile } from '#domain/person/contact.ts';
import { isServerRow, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { htmlOfLines, linesOfHtml } from '#domain/richText/typedRichText.ts';
import {
  type CompanyField,
  contactCountKey,
  contactKey,
  contactParts,
  isPictureKey,
  mostContacts,
} from './forms/companyForm.ts';
import { sentPictures, typedPictures } from './ownPictures.ts';

export type CompanyRow = Readonly<
  Record<Exclude<CompanyField, 'Banners' | 'LinkList'>, string> &
    Record<'Banners' | 'LinkList', readonly unknown[]>
>;

const linkNames = {
  Name: 'LinkName',
  NameEn: 'LinkNameEn',
  Job: 'Job',
  JobEn: 'JobEn',
  Mob: 'LinkMob',
} as const;
const introductions = ['ShortIntroduce', 'ShortIntroduceEn'] as const;
const lines = [
  'CompanyName',
  'CompanyNameEn',
  'MasterService',
  'MasterServiceEn',
  'ProductTypeInfoId',
  'Booth3DUrl',
  'ExhibitorAd',
] as const;

/** What a row says, as answers of the form. */
export function answersOfCompany(row: CompanyRow, origin: string): Answers {
  const contacts = row.LinkList.filter(isServerRow).slice(0, mostContacts);
  const answers: Record<string, Answer> = {
    Banners: typedPictures(row.Banners, origin, maxPictures),
    [contactCountKey]: String(contacts.length),
  };
  for (const key of Object.keys(row))
    if (isPictureKey(key)) answers[key] = typedPictures(row[key], origin, 1);
  for (const key of lines) answers[key] = row[key];
  for (const key of introductions) answers[key] = linesOfHtml(row[key]);
  for (let at = 0; at < mostContacts; at += 1)
    for (const part of contactParts)
      answers[contactKey(at + 1, part)] = typedContact(contacts[at], linkNames[part]);
  return answers;
}

/** A number that the server hides in part cannot be typed again: it stays as it is. */
function typedContact(contact: ServerRow | undefined, name: string): string {
  const text = readLine(contact?.[name]);
  return name === 'LinkMob' && !isMobile(text) ? '' : text;
}

/** What is sent of a correction: the fields that this person has changed, and no others. */
export function companyChanges(
  mine: readonly RowPart[],
  answers: Answers,
  row: CompanyRow,
  origin: string,
): ServerRow {
  const changes: Record<string, unknown> = {};
  for (const { field } of mine as readonly RowPart<CompanyField>[])
    changes[field] = valueOf(field, answers, row, origin);
  return changes;
}

function valueOf(field: CompanyField, answers: Answers, row: CompanyRow, origin: string): unknown {
  if (field === 'LinkList') return sentContacts(answers, row.LinkList);
  if (field === 'Banners') return sentPictures(answers[field], row.Banners, { origin, most: maxPictures });
  if (isPictureKey(field)) return sentPictures(answers[field], [row[field]], { origin, most: 1 })[0] ?? '';
  const text = answers[field];
  const typed = typeof text === 'string' ? text : '';
  return introductions.some((key) => key === field) ? htmlOfLines(typed) : typed.trim();
}

function sentContacts(answers: Answers, before: readonly unknown[]): readonly ServerRow[] {
  const known = before.filter(isServerRow);
  const count = Number(answers[contactCountKey] ?? 0);
  const typed = Array.from({ length: count }, (_, at) => {
    const contact: Record<string, unknown> = { ...known[at] };
    for (const part of contactParts) {
      const text = answers[contactKey(at + 1, part)];
      const isHidden = part === 'Mob' && (text ?? '') === '' && readLine(contact['LinkMob']).includes('*');
      if (!isHidden) contact[linkNames[part]] = text ?? '';
    }
    return contact;
  });
  // The form has no room for more; what there is of them stays.
  return [...typed, ...known.slice(mostContacts)];
}
