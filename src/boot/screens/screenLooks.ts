/** What stands in the place of a screen until the app draws it. */
export interface ScreenLook {
  /** As the skeleton of its list or form. */
  readonly shape: 'card' | 'tile' | 'film' | 'row' | 'form';
  /** Whether search and filters stand above the rows. */
  readonly hasSearch?: true;
  /** Whether no line of chips and counts stands below a heading in the bar. */
  readonly hasNoLine?: true;
  /** Whether that line is only there where the address says what is searched or chosen. */
  readonly hasLineWhenAsked?: true;
  /** Whether a choice of states stands above the rows. */
  readonly hasStates?: true;
  /** The kind of a page whose heading stands in the bar at the top. */
  readonly bar?: 'hub' | 'inner' | 'action';
  /** Whether the organiser may write its heading, so that a grey one stands for it. */
  readonly hasOwnTitle?: true;
  /** Whether the name of the exhibition stands above the heading. */
  readonly hasFair?: true;
}

/** Of these the second id is a channel's, not a row's. */
export const asksChannels = /^(?:login|register)$/;

/** Lists and forms by the first segment of their address. */
export const screenLooks: Readonly<Record<string, ScreenLook>> = {
  exhibitors: { shape: 'card', bar: 'hub', hasSearch: true },
  products: { shape: 'tile', bar: 'hub', hasSearch: true, hasLineWhenAsked: true },
  conferences: { shape: 'card', bar: 'inner', hasSearch: true },
  lives: { shape: 'film', bar: 'inner', hasNoLine: true, hasStates: true },
  news: { shape: 'card', bar: 'inner', hasSearch: true, hasLineWhenAsked: true },
  'supply-demand': { shape: 'card', bar: 'action', hasSearch: true },
  halls: { shape: 'row', bar: 'inner', hasNoLine: true },
  search: { shape: 'row', bar: 'inner', hasLineWhenAsked: true },
  downloads: { shape: 'row', bar: 'inner', hasNoLine: true, hasStates: true },
  teams: { shape: 'row', bar: 'inner', hasNoLine: true, hasOwnTitle: true },
  agenda: { shape: 'row', bar: 'hub', hasNoLine: true },
  favourites: { shape: 'card', bar: 'inner', hasNoLine: true },
  messages: { shape: 'row', bar: 'inner', hasNoLine: true },
  appointments: { shape: 'card', bar: 'inner', hasNoLine: true },
  cart: { shape: 'card', bar: 'action', hasNoLine: true },
  orders: { shape: 'card', bar: 'inner' },
  login: { shape: 'form', hasFair: true },
  register: { shape: 'form', hasFair: true },
  mine: { shape: 'row', hasFair: true },
};
