import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedImageUrl } from '#domain/file/storedImageUrl.ts';

const host = 'pictures.storage.example';
const small = 'imageMogr2/thumbnail/85x85/quality/85';

describe('an image in the storage', { tags: ['image-rewrite'] }, () => {
  it.each([
    ['https', `https://${host}/a/logo.png`, `https://${host}/a/logo.png?${small}`],
    ['http', `http://${host}/logo.png`, `https://${host}/logo.png?${small}`],
    ['http with its usual port', `http://${host}:80/logo.png`, `https://${host}/logo.png?${small}`],
    ['no scheme', `//${host}/logo.png`, `https://${host}/logo.png?${small}`],
    ['upper case', `HTTPS://Pictures.Storage.Example/Logo.PNG`, `https://${host}/Logo.PNG?${small}`],
    ['no ending', `https://${host}/4f2a`, `https://${host}/4f2a?${small}`],
    ['a Chinese name', `https://${host}/展.jpg`, `https://${host}/%E5%B1%95.jpg?${small}`],
    ['an empty query', `https://${host}/logo.png?`, `https://${host}/logo.png?${small}`],
    [
      'a signed query',
      `https://${host}/logo.png?q-sign=a%2Fb+c&q-key=%7E`,
      `https://${host}/logo.png?q-sign=a%2Fb+c&q-key=%7E&${small}`,
    ],
    ['a fragment', `https://${host}/logo.png?v=2#top`, `https://${host}/logo.png?v=2&${small}#top`],
  ])('with %s is requested resized and over https', (_what, url, expected) => {
    expect(storedImageUrl(url, {}, host)).toBe(expected);
  });

  it.each([
    [{ width: 200 }, '200x85/quality/85'],
    [{ height: 200 }, '85x200/quality/85'],
    [{ width: 300, height: 200, quality: 60 }, '300x200/quality/60'],
    [{ width: 127.5, height: 20_000, quality: 140 }, '128x9999/quality/100'],
    [{ width: 0, height: -5, quality: NaN }, '85x85/quality/85'],
  ])('in the size %j ends in %s', (size, ending) => {
    expect(storedImageUrl(`https://${host}/a.png`, size, host)).toBe(
      `https://${host}/a.png?imageMogr2/thumbnail/${ending}`,
    );
  });

  it('is recognised with a host configured in upper case', () => {
    expect(storedImageUrl(`https://${host}/a.png`, {}, host.toUpperCase())).toContain(small);
  });

  it('that has a size already keeps it and only changes to https', () => {
    const query = 'v=1&imageMogr2/thumbnail/640x320';
    expect(storedImageUrl(`http://${host}/a.png?${query}`, {}, host)).toBe(`https://${host}/a.png?${query}`);
  });

  it('is unchanged by a second call', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const once = storedImageUrl(`http://${host}${path}?${query}`, {}, host);
        expect(storedImageUrl(once, { width: 10 }, host)).toBe(once);
      }),
    );
  });
});

describe('an unchanged address', { tags: ['image-rewrite'] }, () => {
  it.each([
    ['nothing', ''],
    ['a relative address', '/logo.png'],
    ['a name alone', 'logo.png'],
    ['another host', 'http://elsewhere.example/logo.png'],
    ['the storage as the beginning of another host', `http://${host}.evil.example/logo.png`],
    ['the storage as the end of another host', `http://evil-${host}/logo.png`],
    ['a host below the storage', `http://a.${host}/logo.png`],
    ['the storage in the path', `http://evil.example/${host}/logo.png`],
    ['the storage in the query', `http://evil.example/logo.png?${host}`],
    ['the storage as the user name', `http://${host}@evil.example/logo.png`],
    ['a user name on the storage', `http://someone@${host}/logo.png`],
    ['a password on the storage', `http://:secret@${host}/logo.png`],
    ['another port of the storage', `http://${host}:8080/logo.png`],
    ['the root of the name', `http://${host}./logo.png`],
    ['another scheme', `ftp://${host}/logo.png`],
    ['a script', `javascript://${host}/%0aalert(1)`],
    ['a picture in the address itself', 'data:image/png;base64,AAAA'],
    ['a picture on the phone', `blob:https://${host}/4f2a`],
    ['a document on the storage', `http://${host}/plan.pdf`],
    ['a film on the storage', `http://${host}/opening.mp4?v=1`],
    ['what is no address', 'http://[logo'],
  ])('%s', (_what, url) => {
    expect(storedImageUrl(url, {}, host)).toBe(url);
  });

  it('is every address while no storage is configured', () => {
    expect(storedImageUrl('http://elsewhere.example/logo.png', {}, '')).toBe(
      'http://elsewhere.example/logo.png',
    );
  });
});
