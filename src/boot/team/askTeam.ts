/** Inlined before anything else of a shared team, or of its code: its exhibition and its row are asked for while the page arrives. */
import { teamAddress } from '#domain/address/bootPages.ts';
import type { ServerConfig } from '../askServer.ts';
import { askPage, type RowQuestion } from '#boot/shared/askPage.ts';

declare const givenServer: ServerConfig;
declare const givenQuestion: RowQuestion;

const [, id, rowId] = teamAddress.exec(location.pathname) ?? [];
if (id !== undefined)
  askPage(givenServer, { kind: 'teams', id, rowId }, rowId === undefined ? undefined : givenQuestion);
