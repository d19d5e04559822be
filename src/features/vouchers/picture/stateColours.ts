import type { ReviewStatus } from '#domain/review/reviewStatus.ts';

/** Ground and ink of a state on the picture, as the style sheet has them on the page. */
export const stateColours: Readonly<Record<ReviewStatus, readonly [ground: string, ink: string]>> = {
  approved: ['#e9f7ef', '#17693d'],
  toBeReviewed: ['#fff6e5', '#7a4b00'],
  declined: ['#fdf0ee', '#b42318'],
  unknown: ['#eef1f6', '#4a5872'],
};
