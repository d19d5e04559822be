import type channelGroup from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    channelGroup: typeof channelGroup;
  }
}
