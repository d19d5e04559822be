/** The sentence of each obstacle. */
export const obstacleTexts = {
  ended: 'endedText',
  declined: 'declinedText',
  toBeReviewed: 'toBeReviewedText',
} as const;
