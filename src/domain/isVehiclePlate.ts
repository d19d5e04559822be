/** What a plate begins with, in the order that people know: from north to south. */
export const provinceSigns = '京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新';
const province = `[${provinceSigns}]`;
/** I and O look like digits, so no plate has them. */
const sign = '[A-HJ-NP-Z0-9]';
const ordinary = `${sign}{4}(?:${sign}|[挂学警港澳])`;
/** One sign longer; a letter for the kind of drive stands first on a small vehicle and last on a large one. */
const electric = `[A-HJK]${sign}\\d{4}|\\d{5}[A-HJK]`;
const platePattern = new RegExp(`^${province}[A-HJ-NP-Z](?:${ordinary}|${electric})$`);

/** The plate as it is sent: full-width characters folded, dots, spaces and dashes taken away, letters in upper case. */
export function normaliseVehiclePlate(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\s\-\u00b7\u2010-\u2015\u2022\u2027\u30fb]/g, '')
      // The Latin letters alone: other scripts change their length in upper case, and no plate has them.
      .replace(/[a-z]/g, (letter) => letter.toUpperCase())
      .normalize('NFKC')
  );
}

/** Province, letter of the city, and five signs, or six on an electric vehicle: the form of mainland plates. */
export function isVehiclePlate(text: string): boolean {
  return platePattern.test(normaliseVehiclePlate(text));
}
