/** A moment of the fair's clock, as the server's texts and answers tell it. Epoch milliseconds. A plain number is either. */
export type FairMs = number & { readonly clock?: 'fair' };

/** A moment of this phone's clock, which may be off by days: for durations, and for what this phone alone knows. */
export type PhoneMs = number & { readonly clock?: 'phone' };
