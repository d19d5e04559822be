import type { TeamTexts } from '#boot/team/teamTree.ts';
import { teams } from '#entities/team/api/teamCollections.ts';
import type { Env } from '#env.ts';
import type { BootPage } from './bootPages.ts';
import { fetchedWith, serverConfig } from './bootScript.ts';
import { questionOf } from './questionOf.ts';
import { readWord } from './readWord.ts';

/** How a team's page asks for its row, by the app's own definition. */
export const teamQuestion = () =>
  questionOf((client) => teams.get(client, { RecordId: '{row}', ExhibitionId: '{id}' }));

const textsIn = (language: 'zh' | 'en'): TeamTexts => ({
  joinTitle: readWord(language, 'features/teams/words/{language}', 'joinTitle'),
  leaderIs: readWord(language, 'features/teams/words/{language}', 'leaderIs'),
});

/** What the boot script says before the files of texts have come. */
export const teamTexts = { zh: textsIn('zh'), en: textsIn('en') };

/** The page that answers the address of a team, and that of its code. */
export const teamPage = async (env: Env): Promise<BootPage> => ({
  file: 'team.html',
  sheets: [
    'src/ui/theme.css',
    'src/ui/laterTheme.css',
    'src/boot/page.css',
    'src/ui/page/pageHeading.module.css',
    'src/flows/content/detail/FairLine.module.css',
    'src/features/teams/teams.module.css',
    'src/boot/team/team.module.css',
  ],
  ask: {
    source: 'src/boot/team/askTeam.ts',
    given: { givenServer: serverConfig(env), givenQuestion: await teamQuestion() },
  },
  paint: { source: 'src/boot/team/teamHead.ts', given: { givenTexts: teamTexts } },
  files: (bundle) => ({
    teams: fetchedWith(bundle, [
      'src/app/laterRoutes.ts',
      'src/app/openClient.ts',
      'src/features/teams/detail/TeamDetailScreen.tsx',
      'src/features/teams/join/JoinTeamScreen.tsx',
    ]),
    ...Object.fromEntries(
      ['zh', 'en'].map((language) => [
        language,
        fetchedWith(bundle, [
          `src/language/${language}/first.ts`,
          `src/language/${language}/content.json`,
          `src/language/${language}/query.json`,
          `src/language/${language}/problems.json`,
          `src/language/${language}/identity.json`,
        ]),
      ]),
    ),
  }),
});
