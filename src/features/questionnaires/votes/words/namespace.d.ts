import type votes from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    votes: typeof votes;
  }
}
