import type { TextPair } from '#domain/form/formDefinition.ts';
import { readLine } from '#domain/record/serverRow.ts';

/** Texts and addresses are '' when absent. */
interface ExhibitorRow {
  readonly CompanyName: string;
  readonly CompanyNameEn: string;
  readonly ShortIntroduce: string;
  readonly ShortIntroduceEn: string;
  readonly Banners: readonly unknown[];
  readonly ExhibitorImageUrl: string;
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

/** Above the page: each picture once, the booth's own first. */
export function picturesOf(row: Pick<ExhibitorRow, 'Banners' | 'ExhibitorImageUrl'>): readonly string[] {
  const banners = row.Banners.map((banner) => readLine(banner, longestAddress));
  const all = [row.ExhibitorImageUrl, ...banners];
  return Array.from(new Set(all.filter((address) => address !== ''))).slice(0, mostPictures);
}

/** What it specialises in. */
export const service = (row: {
  readonly MasterService: string;
  readonly MasterServiceEn: string;
}): TextPair => ({ zh: row.MasterService, en: row.MasterServiceEn });

const pictureEnding = /\.(?:jpe?g|png|gif|webp|svg|bmp|avif)$/i;

/** Whether an advertisement is the address of a page: it is none of a picture. WeChat's pictures are told by their parameters. */
export function isPage(address: string): boolean {
  const [path = '', parameters = ''] = address.split(/[?#]/, 2);
  return !/^data:/i.test(address) && !pictureEnding.test(path) && !/wx_fmt|image/i.test(parameters);
}
