import type teams from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    teams: typeof teams;
  }
}
