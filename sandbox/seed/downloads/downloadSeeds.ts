import type { TextPair } from '#domain/form/formDefinition.ts';
import { hugeBytes, slowBytes } from '#sandbox/files/answerFiles.ts';
import { fileBytes } from '#sandbox/files/fileBytes.ts';
import type { LateSeeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { exhibitorId } from '../seedIds.ts';
import { makeRows, seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';
import { hostileNames } from '../words/contentWords.ts';

interface FileWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
}

interface FileTraits {
  readonly group: TextPair;
  readonly name: TextPair;
  /** Of `sandbox/files`. */
  readonly file: string;
  readonly bytes?: number;
  readonly rule?: string;
  /** Minutes from now; a side without one is open. */
  readonly window?: readonly [from: number | undefined, until: number | undefined];
  readonly more?: Row;
}

const day = 24 * 60;
const catalogues = { zh: '会刊与名录', en: 'Catalogues' };
const visitors = { zh: '观众资料', en: 'For visitors' };
const press = { zh: '媒体资料', en: 'Press' };
const none = { zh: '', en: '' };

/** In all states: free, in its time, before and after it, after registration, after check-in, large, and broken. */
const files: readonly FileTraits[] = [
  { group: catalogues, name: { zh: '会刊.pdf', en: 'Catalogue.pdf' }, file: 'catalogue.pdf' },
  { group: catalogues, name: { zh: '展馆平面图.png', en: 'Hall plan.png' }, file: 'halls.png' },
  {
    group: visitors,
    name: { zh: '参观指南.pdf', en: 'Visitor guide.pdf' },
    file: 'guide.pdf',
    rule: 'afterRegistration',
  },
  {
    group: visitors,
    name: { zh: '采购需求汇总.xlsx', en: 'Wanted by buyers.xlsx' },
    file: 'buyers.xlsx',
    rule: 'afterCheckIn',
  },
  {
    group: visitors,
    name: { zh: '论坛演讲合集.zip', en: 'Forum talks.zip' },
    file: 'talks.zip',
    rule: 'window',
    window: [-day, 3 * day],
  },
  {
    group: visitors,
    name: { zh: '展后报告.pdf', en: 'Report after the show.pdf' },
    file: 'report.pdf',
    rule: 'window',
    window: [5 * day, 35 * day],
  },
  {
    group: visitors,
    name: { zh: '开幕致辞.txt', en: 'Opening speech.txt' },
    file: 'speech.txt',
    rule: 'window',
    window: [-9 * day, -2 * day],
  },
  { group: press, name: { zh: '现场照片.zip', en: 'Photos.zip' }, file: 'slow-photos.zip', bytes: slowBytes },
  {
    group: press,
    name: { zh: '宣传片原片.mp4', en: 'Film, original.mp4' },
    file: 'huge-film.mp4',
    bytes: hugeBytes,
  },
  { group: press, name: { zh: '标志源文件.ai', en: 'Logo.ai' }, file: 'logo.ai' },
  { group: none, name: { zh: '空白登记表.docx', en: 'Blank form.docx' }, file: 'empty-form.docx', bytes: 0 },
  {
    group: none,
    name: { zh: '交通指引.pdf', en: 'Getting there.pdf' },
    file: 'page-wifi.pdf',
    bytes: 48_000,
  },
  {
    group: none,
    name: { zh: '合作伙伴专享.pdf', en: 'For partners.pdf' },
    file: 'guide.pdf',
    rule: 'partners',
  },
  { group: none, name: { zh: `${hostileNames[0]}.pdf`, en: '' }, file: 'missing.pdf', bytes: 1_200 },
  {
    group: catalogues,
    name: { zh: '产品手册.pdf', en: 'Products.pdf' },
    file: 'brochure.pdf',
    more: { ExhibitorId: 1 },
  },
  {
    group: visitors,
    name: { zh: '旧版日程.pdf', en: 'Old programme.pdf' },
    file: 'guide.pdf',
    more: { IsDeleted: true },
  },
];

/** By its place in the list, from 1. */
export const downloadId = (exhibitionId: string, number: number) =>
  seedId(`file${storyMark(exhibitionId)}`, number);

export const downloadSeeds = (world: FileWorld, seed: number): LateSeeds => ({
  FileDownloadTask: () =>
    makeRows(
      { ...world, count: files.length, seed, idPrefix: `file${storyMark(world.exhibitionId)}` },
      (make, at) => fileRow(files[at], at, world, make.number(0, 12_000)),
    ),
});

function fileRow(traits: FileTraits | undefined, at: number, world: FileWorld, count: number): Row {
  if (traits === undefined) return {};
  const { group, name, file, bytes, rule = 'always', window = [], more = {} } = traits;
  const time = (minutes: number | undefined) =>
    minutes === undefined ? '' : venueText(world.nowMs + minutes * minuteMs);
  const { ExhibitorId } = more;
  return {
    ExhibitionId: world.exhibitionId,
    Name: name.zh,
    NameEn: name.en,
    GroupName: group.zh,
    GroupNameEn: group.en,
    Url: `/sandbox/files/${file}`,
    Size: bytes ?? fileBytes(file)?.length ?? '',
    Rule: rule,
    StartTime: time(window[0]),
    EndTime: time(window[1]),
    SignInPlaceId: '',
    DownloadNumber: count,
    Sort: at + 1,
    ...more,
    ExhibitorId: ExhibitorId === undefined ? '' : exhibitorId(world.exhibitionId, Number(ExhibitorId)),
  };
}
