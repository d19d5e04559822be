/** Inlined before anything else of a landing page: its first questions are on their way while the rest of the page arrives. */
import { channelRequest, exhibitionRequest } from '../domain/exhibition/entryRequest.ts';
import { askServer, type ServerConfig } from './askServer.ts';
import { landingAddress } from './landingAddress.ts';
import type { BootHandover } from './takeEarlyAnswer.ts';

declare const givenServer: ServerConfig;
// Used once: the build replaces the name by the whole text.
const server = givenServer;

const early: Record<string, Promise<unknown>> = {};

const at = landingAddress.exec(location.pathname);
const id = at?.[2];
if (at && id !== undefined) {
  const channelId = at[1] === undefined ? undefined : at[3];
  const { systemTenant: tenant } = server;
  const channels = channelRequest(channelId ? { recordId: channelId } : { exhibitionId: id }, tenant);
  window.boot = {
    early,
    landing: {
      id,
      channelId,
      isCheckIn: at[1] === undefined,
      exhibition: askServer(server, early, exhibitionRequest(id, tenant), id),
      channels: askServer(server, early, channels, id),
    },
  } as unknown as BootHandover;
}
