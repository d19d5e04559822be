import { isFilm, listedAddresses } from '#entities/product/rules/productPictures.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { Answer } from '#domain/form/formDefinition.ts';

/** A form takes addresses of another origin too, so those of the page's own are written out. */
export const typedAddress = (address: string, origin: string) =>
  /^\/(?!\/)/.test(address) ? `${origin}${address}` : address;

const addressOf = (entry: unknown): string => listedAddresses([entry])[0] ?? '';

/** The pictures of a row as the form asks for them: the first ones, without films. */
export const typedPictures = (entries: unknown, origin: string, most: number): readonly string[] =>
  listedAddresses(entries)
    .filter((address) => !isFilm(address))
    .slice(0, most)
    .map((address) => typedAddress(address, origin));

/**
 * What is sent for the pictures of a form. What was there before stays as the server has it, in address and in shape, and what the
 * form has no room for follows.
 */
export function sentPictures(
  answer: Answer | undefined,
  before: readonly unknown[],
  { origin, most }: { readonly origin: string; readonly most: number },
): readonly unknown[] {
  const shown = typedPictures(before, origin, most);
  const typedOf = (entry: unknown) => typedAddress(addressOf(entry), origin);
  const chosen: readonly string[] = Array.isArray(answer) ? answer.filter((one: unknown) => one !== '') : [];
  const asBefore = (address: string) => before.find((entry) => typedOf(entry) === address) ?? address;
  const isWrapped = before.length > 0 && before.every((entry) => isServerRow(entry));
  const kept = before.filter((entry) => addressOf(entry) !== '' && !shown.includes(typedOf(entry)));
  const entries = chosen.map(asBefore);
  return [
    ...entries.map((entry) => (isWrapped && typeof entry === 'string' ? { PicPath: entry } : entry)),
    ...kept,
  ];
}
