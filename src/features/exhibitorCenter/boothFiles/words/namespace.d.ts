import type boothFiles from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    boothFiles: typeof boothFiles;
  }
}
