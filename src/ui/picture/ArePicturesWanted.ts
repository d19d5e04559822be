import { createContext } from 'react';

/** False while a list paints its first rows, which beginning to fetch their pictures would delay by a quarter. */
export const ArePicturesWanted = createContext(true);
