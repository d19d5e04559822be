import type agenda from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    agenda: typeof agenda;
  }
}
