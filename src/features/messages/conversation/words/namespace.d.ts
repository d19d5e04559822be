import type conversation from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    conversation: typeof conversation;
  }
}
