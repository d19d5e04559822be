export const filesKey = (exhibitionId: string) => ['downloads', exhibitionId] as const;

/** Where the phone keeps the list of all files of an exhibition. */
export const filesPlace = (exhibitionId: string) => ({ exhibitionId, name: 'downloads' });
