import { cleanLine } from '#domain/text/cleanText.ts';
import { type Fields, longest } from './sharedList.ts';

/** Its first two letters are its place among the people; the rest tells apart whom two phones have added at the same time. */
export function newPersonId(fields: Fields, chance: string): string {
  const count = Object.keys(fields).filter((name) => name.indexOf('person/') === 0).length;
  return count.toString(36).padStart(2, '0') + chance.slice(0, 3);
}

export function nameProblem(name: string, others: readonly string[]): 'nameNeeded' | 'nameTwice' | undefined {
  if (name === '') return 'nameNeeded';
  return others.some((other) => other === name) ? 'nameTwice' : undefined;
}

/** By place of a name what is wrong with it. The first is who begins the list; a colleague without a name is left out. */
export function namesProblems(
  names: readonly string[],
): Readonly<Record<number, 'nameNeeded' | 'nameTwice' | 'colleagueNeeded'>> {
  const clean = names.map((name) => cleanLine(name, longest.name));
  const problems: Record<number, 'nameNeeded' | 'nameTwice' | 'colleagueNeeded'> = {};
  clean.forEach((name, at) => {
    if (name !== '' && clean.indexOf(name) < at) problems[at] = 'nameTwice';
  });
  if (clean[0] === '') problems[0] = 'nameNeeded';
  if (clean.slice(1).every((name) => name === '')) problems[1] = 'colleagueNeeded';
  return problems;
}
