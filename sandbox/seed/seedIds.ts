import { seedId } from './seeded.ts';
import { storyMark } from './storyMark.ts';

/** The open exhibition is older than the rule that an id names its exhibition; its ids stay as links know them. */
const markOf = (exhibitionId: string) => {
  const mark = storyMark(exhibitionId);
  return mark === 'open' ? '' : mark;
};

/** Of the company, at whichever exhibition. */
export const exhibitorId = (exhibitionId: string, number: number) => {
  const mark = markOf(exhibitionId);
  return seedId(`exhibitor${mark}`, mark === '' ? number + 1000 : number);
};

/** Of its row at one exhibition. */
export const exhibitorInfoId = (exhibitionId: string, number: number) =>
  seedId(infoPrefix(exhibitionId), number);

export const infoPrefix = (exhibitionId: string) => `shown${storyMark(exhibitionId)}`;
export const hallPrefix = (exhibitionId: string) => `hall${markOf(exhibitionId)}`;
export const kindPrefix = (exhibitionId: string) => `kind${markOf(exhibitionId)}`;
export const linkPrefix = (exhibitionId: string) => `link${markOf(exhibitionId)}`;
