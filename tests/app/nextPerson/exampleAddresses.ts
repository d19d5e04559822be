import type { Phone } from '#tests/flows/openPhone.ts';
import { seedId } from '#sandbox/seed/seeded.ts';

const shop = 'shop00000000000000000001';
export const stand = 'stand0000000000000000001';
/** Gives away a meeting. */
export const invitation = 'invitestand0000000000001';
export const organised = 'organiser000000000000001';
export const channels = 'channels0000000000000001';
export const onSite = 'onsite000000000000000001';
export const teams = 'teams0000000000000000001';
const series = 'series000000000000000001';

const at = (exhibitionId: string, ...patterns: string[]) =>
  patterns.map(
    (pattern) => [pattern, [pattern.replace('/:id', `/${exhibitionId}`).replace(/:\w+/g, nobodys)]] as const,
  );

const nobodys = 'a'.repeat(24);

/** Rows of the sandbox that addresses name. */
const namedRows = {
  product: ['Product', shop],
  exhibitor: ['ExhibitorExhibitionInfo', shop],
  conference: ['Conference', shop],
  live: ['LiveList', shop],
  news: ['NewsContent', shop],
  promotion: ['Promotion', shop],
  hall: ['ExhibitionHall', shop],
  post: ['CloudRelease', shop],
  file: ['FileDownloadTask', shop],
  page: ['WebRichText', shop],
  shopChannel: ['Channel', shop],
  channel: ['Channel', channels],
  vote: ['Questionnaire', channels],
  meeting: ['MeetingRecordInfo', channels],
  place: ['SignInPlace', onSite],
  team: ['Team', teams],
  guest: ['InvitationInfo', stand],
  boothAppointment: ['InvitationInfo', stand],
  boothContact: ['ExhibitorContact', stand],
  boothPost: ['CloudRelease', stand],
} as const;

/** The fields by which an address names a row, where that is not its own id. */
const namedBy: Readonly<Record<string, string>> = { exhibitor: 'ExhibitorId', guest: 'VisitorId' };

export type ExampleIds = Readonly<
  Record<keyof typeof namedRows | 'orderId' | 'appointmentId' | 'leadId' | 'contactId', string>
>;

/** For those who ask for the patterns alone. */
export const noIds = new Proxy({}, { get: () => nobodys }) as ExampleIds;

/** The ids of rows of the sandbox, and of rows that are the first person's own. */
export async function idsOf(phone: Pick<Phone, 'rows'>, own: Partial<ExampleIds> = {}): Promise<ExampleIds> {
  const found = await Promise.all(
    Object.entries(namedRows).map(async ([name, [collection, exhibitionId]]) => {
      const [row] = await phone.rows(collection, exhibitionId);
      const id = row?.[namedBy[name] ?? 'RecordId'];
      return [name, typeof id === 'string' ? id : nobodys] as const;
    }),
  );
  const none = { orderId: nobodys, appointmentId: nobodys, leadId: nobodys, contactId: nobodys };
  return { ...none, ...(Object.fromEntries(found) as ExampleIds), ...own };
}

const of = (pattern: string, ...addresses: string[]) => [pattern, addresses] as const;

/** Addresses of the screens, by the pattern of their route. */
export function exampleAddresses(ids: ExampleIds): ReadonlyMap<string, readonly string[]> {
  const { product, exhibitor, conference, live, news, promotion, hall, post, file, page } = ids;
  const { shopChannel, channel, vote, meeting, place, team, guest, boothContact, boothPost } = ids;
  const { boothAppointment, orderId, appointmentId, leadId, contactId } = ids;
  return new Map<string, readonly string[]>([
    ...at(
      shop,
      '/downloads/:id',
      '/contact-us/:id',
      '/everything/:id',
      '/my-questions/:id',
      '/whats-new/:id',
      '/password/:id',
      '/certificates/:id',
      '/mine/:id/identity',
      '/mine/:id/signIns',
      '/supply-demand/:id',
      '/supply-demand/:id/mine',
      '/supply-demand/:id/publish',
      '/exhibitors/:id',
      '/become-exhibitor/:id',
      '/become-exhibitor/:id/application',
      '/products/:id',
      '/favourites/:id',
      '/messages/:id',
      '/cart/:id',
      '/checkout/:id',
      '/addresses/:id',
      '/addresses/:id/edit',
      '/orders/:id',
      '/news/:id',
      '/cards/:id',
      '/cards/:id/mine',
      '/cards/:id/mine/edit',
      '/cards/:id/add',
      '/cards/:id/given',
      '/cards/:id/new',
      '/appointments/:id',
      '/guide/:id',
      '/lives/:id',
      '/videos/:id',
      '/album/:id',
      '/agenda/:id',
      '/trip-report/:id',
      '/late/:id',
      '/shared-list/:id',
      '/shared-list/:id/new',
      '/shared-list/:id/edit',
      '/conferences/:id',
      '/promotions/:id',
      '/halls/:id',
      '/search/:id',
      '/for-you/:id',
    ),
    ...at(channels, '/votes/:id', '/meeting-records/:id', '/channel-group/:id'),
    ...at(teams, '/teams/:id', '/teams/:id/new', '/teams/:id/join', '/teams/:id/ranking'),
    ...at(series, '/series/:id'),
    ...at(
      stand,
      '/exhibitor-center/:id',
      '/exhibitor-center/:id/appointments',
      '/exhibitor-center/:id/times',
      '/exhibitor-center/:id/leads',
      '/exhibitor-center/:id/open-leads',
      '/exhibitor-center/:id/first-message',
      '/exhibitor-center/:id/messages',
      '/exhibitor-center/:id/orders',
      '/exhibitor-center/:id/help',
      '/exhibitor-center/:id/invite',
      '/exhibitor-center/:id/invitations',
      '/exhibitor-center/:id/invitations/new',
      '/exhibitor-center/:id/comments',
      '/exhibitor-center/:id/supply-demand',
      '/exhibitor-center/:id/supply-demand/publish',
      '/exhibitor-center/:id/company',
      '/exhibitor-center/:id/contacts',
      '/exhibitor-center/:id/contacts/edit',
      '/exhibitor-center/:id/files',
      '/exhibitor-center/:id/files/edit',
      '/exhibitor-center/:id/lives',
      '/exhibitor-center/:id/lives/edit',
      '/exhibitor-center/:id/poster',
      '/exhibitor-center/:id/promotions',
      '/exhibitor-center/:id/promotions/edit',
      '/exhibitor-center/:id/products',
      '/exhibitor-center/:id/products/edit',
      '/exhibitor-center/:id/products/paste',
    ),
    ...at(
      organised,
      '/organiser-center/:id',
      '/organiser-center/:id/appointments',
      '/organiser-center/:id/decide',
      '/organiser-center/:id/decide/:registrationId',
      '/organiser-center/:id/registrations',
      '/organiser-center/:id/people',
      '/organiser-center/:id/exhibitions',
      '/organiser-center/:id/figures',
      '/organiser-center/:id/teams',
      '/organiser-center/:id/content',
      '/organiser-center/:id/content/:part/:rowId',
      '/organiser-center/:id/notices',
      '/organiser-center/:id/notice',
    ),
    of(
      '/organiser-center/:id/decide/:kind/:rowId',
      `/organiser-center/${organised}/decide/posts/${seedId('orgpost', 1)}`,
    ),
    of('/organiser-center/:id/asked/:kind', `/organiser-center/${organised}/asked/question`),
    of('/download/:id/:fileId', `/download/${shop}/${file}`),
    ...['/home/:id', '/homeclassic/:id', '/mine/:id', '/mine/:id/details'].map((pattern) =>
      of(pattern, ...[shop, channels].map((id) => pattern.replace(':id', id))),
    ),
    of('/select/:id/:channelId?', `/select/${shop}/${shopChannel}`, `/select/${channels}/${channel}`),
    of('/wechat_login/:id/:channelId?', `/wechat_login/${shop}/${shopChannel}`),
    of('/sign-in/:id/:signInPlaceId', `/sign-in/${onSite}/${place}`),
    of('/votes/:id/:voteId', `/votes/${channels}/${vote}`),
    of('/meeting-records/:id/:meetingId', `/meeting-records/${channels}/${meeting}`),
    of('/login/:id/:channelId?', `/login/${shop}`, `/login/${shop}?as=exhibitor`, `/login/${shop}?as=host`),
    of('/register/:id/:channelId?', `/register/${shop}/${shopChannel}`, `/register/${channels}/${channel}`),
    of(
      '/information/:id/:channelId?',
      `/information/${shop}/${shopChannel}`,
      `/information/${channels}/${channel}`,
    ),
    of('/upload/:id/:channelId', `/upload/${shop}/${shopChannel}`),
    of('/question-page/:id/:channelId?', `/question-page/${channels}/${channel}`),
    of('/question-success/:id/:channelId?', `/question-success/${channels}/${channel}`),
    of('/group/:id/:channelId?', `/group/${shop}/${shopChannel}`),
    of('/supply-demand/:id/:postId', `/supply-demand/${shop}/${post}`),
    of('/teams/:id/:teamId', `/teams/${teams}/${team}`),
    of(
      '/exhibitor-center/:id/appointments/:appointmentId/move',
      `/exhibitor-center/${stand}/appointments/${boothAppointment}/move`,
    ),
    of(
      '/exhibitor-center/:id/times/:contact',
      `/exhibitor-center/${stand}/times/stand`,
      `/exhibitor-center/${stand}/times/${boothContact}`,
    ),
    of('/exhibitor-center/:id/invite/:visitorId', `/exhibitor-center/${stand}/invite/${guest}`),
    of('/invitation/:id/:invitationId', `/invitation/${stand}/${invitation}`),
    of(
      '/exhibitor-center/:id/invitations/:invitationId',
      `/exhibitor-center/${stand}/invitations/${invitation}`,
    ),
    of('/exhibitor-center/:id/leads/:leadId', `/exhibitor-center/${stand}/leads/${leadId}`),
    of(
      '/exhibitor-center/:id/messages/:kind/:partnerId',
      `/exhibitor-center/${stand}/messages/visitor/${guest}`,
    ),
    of(
      '/exhibitor-center/:id/supply-demand/:postId',
      `/exhibitor-center/${stand}/supply-demand/${boothPost}`,
    ),
    of('/messages/:id/to/:kind/:partnerId', `/messages/${shop}/to/exhibitor/${exhibitor}`),
    of('/inquiry/:id/:productId', `/inquiry/${shop}/${product}`),
    of('/orders/:id/:orderId', `/orders/${shop}/${orderId}`),
    of('/orders/:id/:orderId/parcel', `/orders/${shop}/${orderId}/parcel`),
    of('/orders/:id/:orderId/return', `/orders/${shop}/${orderId}/return`),
    of('/cards/:id/contact/:contactId', `/cards/${shop}/contact/${contactId}`),
    of('/appointments/:id/:appointmentId', `/appointments/${shop}/${appointmentId}`),
    of('/appointments/:id/with/:exhibitorId', `/appointments/${shop}/with/${exhibitor}`),
    of('/article/:id/:newsId', `/article/${shop}/${news}`),
    of('/guide/:id/:pageId', `/guide/${shop}/${page}`),
    of('/live/:id/:liveId', `/live/${shop}/${live}`),
    of('/conference/:id/:conferenceId', `/conference/${shop}/${conference}`),
    of('/promotion/:id/:promotionId', `/promotion/${shop}/${promotion}`),
    of('/hall/:id/:hallId', `/hall/${shop}/${hall}`),
    of('/hall/:id/:hallId/plan', `/hall/${shop}/${hall}/plan`),
    of('/exhibitor/:id/:exhibitorId', `/exhibitor/${shop}/${exhibitor}`),
    of('/product/:id/:productId', `/product/${shop}/${product}`),
    of('/list', '/list'),
    of('/code', '/code'),
    of('/xycode', '/xycode'),
    of('/ready', '/ready'),
    of('/authorize', '/authorize'),
    of('/404', '/404'),
    of('/questFinish', '/questFinish'),
    of('*', '/nowhere/at/all'),
  ]);
}

export const addressesOf = (ids: ExampleIds): readonly string[] =>
  Array.from(exampleAddresses(ids).values()).flat();
