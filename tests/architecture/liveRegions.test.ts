import { describe, expect, it } from 'vitest';
import { findLiveRegions } from './liveRegions.ts';
import { readSources } from './sources.ts';

/** Each is drawn before it has a text, or is an alert, which is read when it is inserted. Any other text carries `data-announce`. */
const allowed = [
  'src/app/afterStart/PageBar.tsx',
  'src/app/diagnostics/DiagnosticsPanel.tsx',
  'src/app/frame/ConnectionNote.tsx',
  'src/app/frame/ScreenProblem.tsx',
  'src/features/auth/contact/ContactNotes.tsx',
  'src/features/checkIn/place/People.tsx',
  'src/features/registration/group/send/ReviewAll.tsx',
  'src/features/teams/TeamSearch.tsx',
  'src/features/vouchers/deck/Deck.tsx',
  'src/ui/country/CountryPicker.tsx',
  'src/ui/country/CountrySearch.tsx',
  'src/ui/fields/chosen/multipleChoice.tsx',
  'src/ui/fields/typed/LengthCount.tsx',
  'src/ui/fields/typed/idDocument.tsx',
  'src/ui/fields/uploaded/FileProgress.tsx',
  'src/ui/fields/uploaded/images.tsx',
  'src/ui/fields/uploaded/intake/FileNotes.tsx',
  'src/ui/page/BrowserNeeded.tsx',
  'src/ui/page/Notice.tsx',
  'src/ui/photo/ChoosePicture.tsx',
  'src/ui/scan/ScanBox.tsx',
];

describe('live regions', () => {
  it('are in the named files alone', () => {
    const found = findLiveRegions(readSources(['src'], /\.tsx$/)).map((place) => place.replace(/:\d+$/, ''));
    expect([...new Set(found)].sort()).toEqual(allowed);
  });

  it.each([
    ['<p aria-live="polite">a</p>', 1],
    ['<p role="status">a</p>', 1],
    [`<p role={isBad ? 'alert' : 'note'}>a</p>`, 1],
    ['<output>a</output>', 1],
    ['<p aria-live="off" role="timer">a</p>', 0],
    ['<p role="group" data-announce="">a</p>', 0],
  ])('%s counts %i times', (element, times) => {
    expect(findLiveRegions({ 'src/ui/A.tsx': `const a = ${element};` })).toHaveLength(times);
  });
});
