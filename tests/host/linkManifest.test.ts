// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { linkManifest } from '#host/linkManifest.ts';

const manifest = () => document.head.querySelector('link[rel=manifest]')?.getAttribute('href');

describe('the web app manifest', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('is linked where an app on the home screen shares the storage of the browser', () => {
    linkManifest(document, {} as Navigator);
    expect(manifest()).toBe('/manifest.webmanifest');
  });

  it('is not linked on an iPhone, where such an app would not find the pass', () => {
    linkManifest(document, { standalone: false } as unknown as Navigator);
    expect(manifest()).toBeUndefined();
  });
});
