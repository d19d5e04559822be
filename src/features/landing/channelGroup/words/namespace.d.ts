import type channelGroup from './zh.json';

declare module '../../../../language/areas.ts' {
  interface AreaWords {
    channelGroup: typeof channelGroup;
  }
}
