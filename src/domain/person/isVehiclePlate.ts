export const provinceSigns = '京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新';
export const embassySign = '使';
const province = `[${provinceSigns}]`;
/** I and O look like digits, so plates do not use them. */
const sign = '[A-HJ-NP-Z0-9]';
const ordinary = `${sign}{4}(?:${sign}|[挂学警港澳])`;
/** Of a consulate, and of the fire services. */
const special = `[A-HJ-NP-Z]\\d{4}领|[XS]${sign}{4}应急`;
/** Of an embassy; the sign came first until 2017. */
const embassy = `${embassySign}\\d{6}|\\d{6}${embassySign}`;
/** One character longer; the letter comes first on small vehicles and last on large ones. */
const electric = `[A-HJK]${sign}\\d{4}|\\d{5}[A-HJK]`;
const platePattern = new RegExp(
  `^(?:${province}(?:[A-HJ-NP-Z](?:${ordinary}|${electric})|${special})|${embassy})$`,
);

export function normaliseVehiclePlate(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\s\-\u00b7\u200b-\u200f\u2010-\u2015\u2022\u2027\u30fb\ufeff]/g, '')
      // Latin only: other scripts may change length in upper case.
      .replace(/[a-z]/g, (letter) => letter.toUpperCase())
      .normalize('NFKC')
  );
}

/**
 * Mainland plates as GA 36 has them: province, city letter, and five characters, or six on an electric vehicle; and those of
 * embassies and consulates. Military plates belong to another standard.
 */
export function isVehiclePlate(text: string): boolean {
  return platePattern.test(normaliseVehiclePlate(text));
}
