/** Inlined before anything else of a page that links in chats lead to: its exhibition and its row are asked for while the page arrives. */
import { sharedAddress } from '#domain/address/bootPages.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import type { ServerConfig } from '../askServer.ts';
import { askPage, type RowQuestion } from './askPage.ts';

declare const givenServer: ServerConfig;
declare const givenQuestions: Readonly<Record<string, RowQuestion>>;

const [, kind, fair = '', rowId, home, homeFair = ''] = sharedAddress.exec(location.pathname) ?? [];
if (kind !== undefined && isRecordId(rowId))
  askPage(givenServer, { kind, id: fair, rowId }, givenQuestions[kind]);
else if (home !== undefined) askPage(givenServer, { kind: home, id: homeFair }, undefined);
