import type meetingRecords from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    meetingRecords: typeof meetingRecords;
  }
}
