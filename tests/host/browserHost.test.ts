import { expect, it } from 'vitest';
import { createBrowserHost } from '../../src/host/browserHost.ts';

it('another site is opened by a full page navigation, so that Back leads here again', {
  tags: ['link-external'],
}, () => {
  const went: string[] = [];
  createBrowserHost({ assign: (url) => void went.push(String(url)) }).openExternal('https://hotel.example/');
  expect(went).toEqual(['https://hotel.example/']);
});
