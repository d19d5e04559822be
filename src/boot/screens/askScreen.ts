/** Inlined before anything else of a list or a form: its exhibition, and the first rows of a list, are asked for while the page arrives. */
import { screenAddress } from '#domain/address/bootPages.ts';
import { channelRequest } from '#domain/exhibition/entryRequest.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { askServer, type ServerConfig } from '../askServer.ts';
import { askPage, type RowQuestion } from '#boot/shared/askPage.ts';
import { asksChannels } from './screenLooks.ts';

declare const givenServer: ServerConfig;
declare const givenQuestions: Readonly<Record<string, RowQuestion>>;
// Used once: the build replaces the name by the whole text.
const server = givenServer;

const [, kind, id = '', detailId] = screenAddress.exec(location.pathname) ?? [];
if (kind !== undefined) {
  // A list that is narrowed or sorted asks for other rows, and so does one row of it.
  const isWhole = location.search === '' && detailId === undefined;
  askPage(server, { kind, id }, isWhole ? givenQuestions[kind] : undefined);
  const { early } = window.boot ?? {};
  if (early !== undefined && asksChannels.test(kind)) {
    const wanted = isRecordId(detailId) ? { recordId: detailId } : { exhibitionId: id };
    void askServer(
      server,
      early as Record<string, Promise<unknown>>,
      channelRequest(wanted, server.systemTenant),
      id,
    );
  }
}
