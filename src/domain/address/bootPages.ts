/** A file of the build that answers some addresses in place of index.html: it is painted with something else before the app has come. */
export interface BootPageAddress {
  /** Below the root of the build. */
  readonly file: string;
  readonly address: RegExp;
  /** Whether the phone's copy answers without asking the network. */
  readonly isKeptFirst: boolean;
}

/** Addresses that a pass is drawn at out of what the phone has stored. */
const passAddress = /^\/(?:xy)?code\/?$/;

/**
 * Pages that links in chats lead to: the kind, the exhibition's id, the row's; or the exhibition's home and its id. What is no id, such as
 * the word of another screen, is for who reads it to tell.
 */
export const sharedAddress =
  /^\/(?:(exhibitor|product|live|article|conference|promotion|supply-demand)\/([0-9A-Za-z]+)\/([0-9A-Za-z]+)|(home)\/([0-9A-Za-z]+))\/?$/;

/** A team, with the exhibition's id and the team's, or the way to join one by its code. */
export const teamAddress = /^\/teams\/([0-9A-Za-z]+)\/(?:join|([0-9A-Za-z]{24}))\/?$/;

/** Lists and forms of an exhibition: the screen, the exhibition's id, and that of a channel or of one row of the list. */
export const screenAddress =
  /^\/(exhibitors|products|conferences|lives|news|supply-demand|halls|search|downloads|teams|agenda|favourites|messages|appointments|cart|orders|login|register|mine)\/([0-9A-Za-z]+)(?:\/([0-9A-Za-z]+))?\/?$/;

export const bootPages: readonly BootPageAddress[] = [
  { file: 'pass.html', address: passAddress, isKeptFirst: true },
  { file: 'shared.html', address: sharedAddress, isKeptFirst: false },
  { file: 'team.html', address: teamAddress, isKeptFirst: false },
  { file: 'screen.html', address: screenAddress, isKeptFirst: false },
];

/** The file that a server answers an address with; undefined for index.html. */
export const bootPageAt = (path: string): BootPageAddress | undefined =>
  bootPages.find(({ address }) => address.test(path));
