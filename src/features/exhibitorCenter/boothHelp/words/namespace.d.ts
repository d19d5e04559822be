import type boothHelp from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    boothHelp: typeof boothHelp;
  }
}
