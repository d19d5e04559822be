const segment = encodeURIComponent;

/** What the code of a place leads to. */
export const signInPath = (exhibitionId: string, placeId: string) =>
  `/sign-in/${segment(exhibitionId)}/${segment(placeId)}`;

/** Where one has signed in at an exhibition. */
export const mySignInsPath = (exhibitionId: string) => `/mine/${segment(exhibitionId)}/signIns`;
