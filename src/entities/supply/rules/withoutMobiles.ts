const mobile = /(^|\D)(1\d{2})[ -]?\d{4}[ -]?\d{4}(?!\d)/g;

/** The counterpart is reached by messages: a mobile number in the texts of a post is not shown. */
export const withoutMobiles = (text: string): string => text.replace(mobile, '$1$2********');
