const pictureEnding = /\.(?:jpe?g|png|gif|webp|bmp|svg)(?:[?#]|$)/i;

/** By the ending of an address; what is no picture is a document. */
export const isPicture = (address: string): boolean => pictureEnding.test(address);
