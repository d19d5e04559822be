import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import {
  isServerRow,
  readFlag,
  readLine,
  readReference,
  readTextPair,
  type ServerRow,
} from '#domain/record/serverRow.ts';

/** Texts and addresses are '' when absent. */
export interface TeamPage {
  readonly Code: 'LIST' | 'DETAIL';
  readonly Name: TextPair;
  readonly Banners: readonly string[];
  readonly BackgroundImage: string;
  readonly SharePosterBackgroundImage: string;
  /** Only for DETAIL: after the check-in, show the link to the exhibition's home first. */
  readonly IsShowHomeWhenSigned: boolean;
}

export interface TeamSignSetup {
  readonly IsOpenTeam: boolean;
  /** The channel for members; '' if the exhibition names none. */
  readonly SignUpChannelId: string;
  readonly CreateTeamNeedAudit: boolean;
  readonly isAutoGenerateTeamCode: boolean;
  readonly list: TeamPage;
  readonly detail: TeamPage;
}

const urlMaxCodePoints = 2000;
const maxBanners = 8;

/** From an object or JSON text; undefined if missing. */
export function readTeamSignSetup(value: unknown): TeamSignSetup | undefined {
  const row = typeof value === 'string' ? parsed(value) : value;
  if (!isServerRow(row)) return undefined;
  const channelId = readReference(row['SignUpChannelId']);
  const pages = Array.isArray(row['Pages']) ? row['Pages'].filter(isServerRow) : [];
  return {
    IsOpenTeam: readFlag(row['IsOpenTeam']),
    SignUpChannelId: isRecordId(channelId) ? channelId : '',
    CreateTeamNeedAudit: readFlag(row['CreateTeamNeedAudit']),
    isAutoGenerateTeamCode: readFlag(row['isAutoGenerateTeamCode']),
    list: readPage('LIST', pages),
    detail: readPage('DETAIL', pages),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readPage(code: TeamPage['Code'], pages: readonly ServerRow[]): TeamPage {
  const page = pages.find((candidate) => readLine(candidate['Code']).toUpperCase() === code) ?? {};
  const address = (value: unknown) => (typeof value === 'string' ? readLine(value, urlMaxCodePoints) : '');
  const banners = Array.isArray(page['Banners']) ? page['Banners'] : [];
  return {
    Code: code,
    Name: readTextPair(page, 'Name'),
    Banners: banners
      .map(address)
      .filter((banner) => banner !== '')
      .slice(0, maxBanners),
    BackgroundImage: address(page['BackgroundImage']),
    SharePosterBackgroundImage: address(page['SharePosterBackgroundImage']),
    IsShowHomeWhenSigned: readFlag(page['IsShowHomeWhenSigned']),
  };
}
