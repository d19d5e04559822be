import { describe, expect, it } from 'vitest';
import { storagePlace, storedLocation } from '#domain/file/storagePlace.ts';

describe('the object storage', () => {
  it.each([
    ['of its own is reached by https', 'files.example.com', 'http:', 'https:', 'files.example.com'],
    ['beside the page is reached by https', '', 'https:', 'https:', 'fair.example.com:8443/cos'],
    [
      'beside the page of a laptop is reached as the page is',
      '',
      'http:',
      'http:',
      'fair.example.com:8443/cos',
    ],
  ])('%s', (_, host, pageProtocol, protocol, domain) => {
    expect(storagePlace(host, { protocol: pageProtocol, host: 'fair.example.com:8443' })).toEqual({
      protocol,
      domain,
    });
  });
});

describe('the address of a stored file', { tags: ['call-storage'] }, () => {
  const secure = storagePlace('files.example.com', { protocol: 'http:', host: 'localhost' });
  const local = storagePlace('', { protocol: 'http:', host: 'localhost:4173' });

  it.each([
    ['files.example.com/visitor/a.jpg', secure, 'https://files.example.com/visitor/a.jpg'],
    ['//files.example.com/visitor/a.jpg', secure, 'https://files.example.com/visitor/a.jpg'],
    ['http://files.example.com/a.jpg', secure, 'http://files.example.com/a.jpg'],
    ['localhost:4173/cos/visitor/a.jpg', local, 'http://localhost:4173/cos/visitor/a.jpg'],
  ])('%s has a scheme', (location, place, expected) => {
    expect(storedLocation(location, place)).toBe(expected);
  });
});
