import type identityCheck from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    identityCheck: typeof identityCheck;
  }
}
