// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appDeviceStore } from '#device/storage/appDeviceStore.ts';
import { useDevice } from '#device/storage/useDevice.ts';

function Locale() {
  return <p>{useDevice((state) => state.locale) ?? 'none'}</p>;
}

it('the app has one device store, and a component follows it', () => {
  render(<Locale />);
  expect(screen.getByText('none')).toBeTruthy();
  act(() => void appDeviceStore().getState().set('locale', 'en'));
  expect(screen.getByText('en')).toBeTruthy();
  expect(localStorage.getItem('locale')).toBe('en');
});

it('a change of another tab reaches the app without an event', () => {
  render(<Locale />);
  localStorage.setItem('locale', 'zh');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: 'zh' })));
  expect(screen.getByText('zh')).toBeTruthy();
});
