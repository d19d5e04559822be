import type { TextPair } from '../../../domain/form/formDefinition.ts';
import { isServerRow, readLine } from '../../../domain/record/serverRow.ts';

/** Texts and addresses are '' when absent. */
interface ExhibitorRow {
  readonly CompanyName: string;
  readonly CompanyNameEn: string;
  readonly ShortIntroduce: string;
  readonly ShortIntroduceEn: string;
  readonly Banners: readonly unknown[];
  readonly ExhibitorImageUrl: string;
  readonly LinkList: readonly unknown[];
}

export interface ContactPerson {
  readonly key: string;
  readonly name: string;
  readonly job: string;
  /** '' where the exhibitor gives none. */
  readonly mobile: string;
}

const mostPictures = 12;
const longestAddress = 2_000;

export const companyName = (row: Pick<ExhibitorRow, 'CompanyName' | 'CompanyNameEn'>): TextPair => ({
  zh: row.CompanyName,
  en: row.CompanyNameEn,
});

export const introduction = (row: Pick<ExhibitorRow, 'ShortIntroduce' | 'ShortIntroduceEn'>): TextPair => ({
  zh: row.ShortIntroduce,
  en: row.ShortIntroduceEn,
});

/** Above the page: each picture once, the stand's own first. */
export function picturesOf(row: Pick<ExhibitorRow, 'Banners' | 'ExhibitorImageUrl'>): readonly string[] {
  const banners = row.Banners.map((banner) => readLine(banner, longestAddress));
  const all = [row.ExhibitorImageUrl, ...banners];
  return Array.from(new Set(all.filter((address) => address !== ''))).slice(0, mostPictures);
}

/** Who can be asked at the stand; entries without a name are left out. */
export function contactsOf({ LinkList }: Pick<ExhibitorRow, 'LinkList'>): readonly ContactPerson[] {
  return LinkList.filter(isServerRow)
    .map((entry, at) => ({
      key: readLine(entry['LinkId']) || String(at),
      name: readLine(entry['LinkName']),
      job: readLine(entry['Job']),
      mobile: readLine(entry['LinkMob']),
    }))
    .filter(({ name }) => name !== '');
}
