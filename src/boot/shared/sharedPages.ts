/** What the boot script reads of a row before the app can: the same fields that the page's own heading is made of. */
export interface SharedPageKind {
  /** In Chinese; the English one has `En` behind it. */
  readonly title: string;
  /** Whether a visitor has written it, in whatever language: a mobile number in it is not shown. */
  readonly isTyped?: true;
  /** Whose first address stands over the whole width; the first of these that has one. */
  readonly pictures: readonly string[];
  /** Lower than a film, or as high as wide. */
  readonly shape?: 'low' | 'square';
  /** Whether a player stands there instead, which is a little higher. */
  readonly hasPlayer?: true;
  /** Whether a picture stands beside the title. */
  readonly hasLogo?: true;
}

/** The pages that links in chats lead to and whose heading is a picture and a title, by the first segment of their address. */
export const sharedPages: Readonly<Record<string, SharedPageKind>> = {
  exhibitor: {
    title: 'CompanyName',
    pictures: ['ExhibitorImageUrl', 'Banners'],
    shape: 'low',
    hasLogo: true,
  },
  product: { title: 'ProductName', pictures: ['PicList'], shape: 'square' },
  live: { title: 'Title', pictures: ['Cover'], hasPlayer: true },
  article: { title: 'Title', pictures: [] },
  conference: { title: 'Title', pictures: ['Cover'] },
  promotion: { title: 'name', pictures: ['Banner'] },
  'supply-demand': { title: 'productName', isTyped: true, pictures: ['files'] },
};
