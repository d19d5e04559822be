/** What the ids of an exhibition's seed rows have before their number: the first 8 characters of its name. */
export const storyMark = (exhibitionId: string) => exhibitionId.replace(/0+\d$/, '').slice(0, 8);

/** Whether a seed row with this id belongs to the exhibition. */
export const isMarkedBy = (recordId: string, exhibitionId: string) =>
  recordId.replace(/\d+$/, '').endsWith(storyMark(exhibitionId));
