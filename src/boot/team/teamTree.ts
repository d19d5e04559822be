import { element, type PageNode } from '#domain/page/writeNodes.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import type { Language } from '../bootWords.ts';
import { readTeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';

/** The texts of a page about teams; `{{name}}` is the place of a name. */
export interface TeamTexts {
  readonly joinTitle: string;
  readonly leaderIs: string;
}

const approved = '2';

/** The team of an answer, where it is one that everybody may see: the app says what another is. */
export function shownTeam(answer: unknown, exhibitionId: string): ServerRow | undefined {
  const row = (answer as { readonly result?: readonly ServerRow[] }).result?.[0];
  return row?.['ExhibitionId'] === exhibitionId && readLine(row['ApproveState']) === approved
    ? row
    : undefined;
}

const titleTree = (title: string, lead: string, lang?: string) =>
  element('div', 'pageHeading-root', [
    element('h1', 'pageHeading-title', [title], { tabindex: '-1', ...(lang === undefined ? {} : { lang }) }),
    ...(lead === '' ? [] : [element('p', 'pageHeading-lead', [lead])]),
  ]);

/** As `JoinTeam` begins. */
export const joiningTree = (title: string): PageNode[] => [titleTree(title, '')];

/**
 * The heading of a team's page, as `TeamHead` draws it, with boxes in place of picture and monogram; nothing where there is no team.
 * @param exhibition the row as answered: it says whether there are teams, and with which pictures
 * @param leaderIs with `{{name}}` in the place of the leader’s name
 */
export function teamTree(
  team: ServerRow | undefined,
  exhibition: object,
  leaderIs: string,
  language: Language,
): PageNode[] {
  const setup = readTeamSignSetup((exhibition as ServerRow)['TeamSignSetup']);
  if (team === undefined || setup?.IsOpenTeam !== true) return [];
  const { BackgroundImage, Banners } = setup.detail;
  const leader = readLine(team['LeaderName']);
  const name = readLine(team['Name']);
  const lead = leader === '' ? '' : leaderIs.replace('{{name}}', () => leader);
  return [
    ...(BackgroundImage !== '' || Banners.length > 0
      ? [element('div', 'teams-pictures', [element('div', 'teams-picture team-box')])]
      : []),
    element('div', 'teams-head', [
      element('span', 'team-box team-sign'),
      titleTree(name, lead, writtenLanguage(name, language)),
    ]),
  ];
}
