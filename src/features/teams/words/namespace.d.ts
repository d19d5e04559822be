import type teams from './zh.json';

declare module '../../../language/areas.ts' {
  interface AreaWords {
    teams: typeof teams;
  }
}
