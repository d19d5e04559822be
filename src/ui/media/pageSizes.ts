/** The width of a phone in points; two and three times that serve denser screens, and a page of 800 points. */
export const phoneWidth = 390;
/** How wide a picture of the whole page is: `--x-page-width` at most. */
export const pageSizes = '(min-width: 800px) 800px, 100vw';
