import { describe, expect, it } from 'vitest';
import { completeMediaAddress } from '#domain/file/completeMediaAddress.ts';

describe('the address of a stored file', { tags: ['call-storage'] }, () => {
  it.each([
    ['https://files.example.com/visitor/1.jpg', 'https://files.example.com/visitor/1.jpg'],
    ['http://files.example.com/visitor/1.jpg', 'http://files.example.com/visitor/1.jpg'],
    ['http://localhost:4173/cos/visitor/1.jpg', 'http://localhost:4173/cos/visitor/1.jpg'],
    ['//files.example.com/visitor/1.jpg', 'https://files.example.com/visitor/1.jpg'],
    ['files.example.com/visitor/1.jpg', 'https://files.example.com/visitor/1.jpg'],
    [
      'files-1.cos.ap-x.example.com/%E5%9B%BE.jpg?sign=1',
      'https://files-1.cos.ap-x.example.com/%E5%9B%BE.jpg?sign=1',
    ],
    [' files.example.com:8443/1.jpg\n', 'https://files.example.com:8443/1.jpg'],
  ])('%j is completed to %j', (given, whole) => {
    expect(completeMediaAddress(given)).toBe(whole);
  });

  it.each([
    '',
    '//',
    'https://',
    'https://files.example.com',
    'undefined',
    'visitor/1.jpg',
    '/visitor/1.jpg',
    '1.jpg',
    'files.example.com',
    'files.example.com/a b.jpg',
    'javascript:alert(1)//files.example.com/1.jpg',
    'data:image/png;base64,AAAA/AAAA',
    '//user@files.example.com/1.jpg',
    '///files.example.com/1.jpg',
  ])('%j is invalid', (given) => {
    expect(completeMediaAddress(given)).toBeUndefined();
  });
});
