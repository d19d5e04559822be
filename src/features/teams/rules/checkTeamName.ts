import { cleanLine, codePointCount } from '#domain/text/cleanText.ts';

export const teamNameMinLength = 2;
export const teamNameMaxLength = 20;

export type TeamNameFault = 'nameEmpty' | 'nameTooShort' | 'nameTooLong';

/** Trimmed, repeated spaces collapsed. */
export function cleanTeamName(text: string): string {
  return cleanLine(text.replace(/\s+/g, ' '), 200);
}

/** 2 to 20 code points, so an emoji or 𠮷 counts once. */
export function checkTeamName(text: string): TeamNameFault | undefined {
  const name = cleanTeamName(text);
  if (name === '') return 'nameEmpty';
  const length = codePointCount(name);
  if (length < teamNameMinLength) return 'nameTooShort';
  return length > teamNameMaxLength ? 'nameTooLong' : undefined;
}
