/** What visitors look for on the page of an exhibitor. */
export const boothParts = [
  'logo',
  'introduction',
  'englishName',
  'englishIntroduction',
  'banner',
  'service',
  'contact',
  'booth',
] as const;
export type BoothPart = (typeof boothParts)[number];

interface BoothRow {
  readonly Logo: string;
  readonly CompanyNameEn: string;
  readonly ShortIntroduce: string;
  readonly ShortIntroduceEn: string;
  readonly Banners: readonly unknown[];
  readonly ExhibitorImageUrl: string;
  readonly MasterService: string;
  readonly LinkList: readonly unknown[];
  readonly BoothNo: string;
}

const isThere: Readonly<Record<BoothPart, (row: BoothRow) => boolean>> = {
  logo: ({ Logo }) => Logo !== '',
  introduction: ({ ShortIntroduce }) => ShortIntroduce.trim() !== '',
  englishName: ({ CompanyNameEn }) => CompanyNameEn.trim() !== '',
  englishIntroduction: ({ ShortIntroduceEn }) => ShortIntroduceEn.trim() !== '',
  banner: ({ Banners, ExhibitorImageUrl }) => Banners.length > 0 || ExhibitorImageUrl !== '',
  service: ({ MasterService }) => MasterService.trim() !== '',
  contact: ({ LinkList }) => LinkList.length > 0,
  booth: ({ BoothNo }) => BoothNo !== '',
};

/** What is missing on the page of a booth, in the order in which visitors miss it. */
export const missingParts = (row: BoothRow): readonly BoothPart[] =>
  boothParts.filter((part) => !isThere[part](row));
