// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PasswordField } from '#features/auth/password/PasswordField.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const draw = (language: 'zh' | 'en', error?: string) =>
  renderInLanguage(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        value="secret"
        onText={() => {}}
        error={error}
      />
      <button type="submit">Send</button>
    </form>,
    language,
  );
const typeOf = () => screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' }).type;

describe('a password', () => {
  it.each([
    ['zh', /^显示\s*Password$/, /^隐藏\s*Password$/],
    ['en', /^Show\s*Password$/, /^Hide\s*Password$/],
  ] as const)(
    'is hidden until its button is pressed, which states its function (%s)',
    async (language, show, hide) => {
      await draw(language);
      expect(typeOf()).toBe('password');
      await userEvent.click(screen.getByRole('button', { name: show }));
      expect(typeOf()).toBe('text');
      await userEvent.click(screen.getByRole('button', { name: hide }));
      expect(typeOf()).toBe('password');
    },
  );

  it('is hidden again when its form is submitted', async () => {
    await draw('en');
    await userEvent.click(screen.getByRole('button', { name: /^Show\s*Password$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(typeOf()).toBe('password');
  });

  it('shows what is wrong, and can be filled in by a password manager', async () => {
    await draw('en', 'Wrong.');
    const input = screen.getByLabelText<HTMLInputElement>(/^Password/, { selector: 'input' });
    expect(input.getAttribute('aria-describedby')).toBe('password-error');
    expect([input.getAttribute('aria-invalid'), input.autocomplete]).toEqual(['true', 'current-password']);
  });
});
