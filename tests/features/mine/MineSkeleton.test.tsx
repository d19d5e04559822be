// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { MineSkeleton } from '#features/mine/center/MineSkeleton.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

it('Me is awaited with the ground of its head, the card of its state and the rows of its entries', async () => {
  const { container } = await renderInLanguage(<MineSkeleton />);
  expect(container.querySelector('.mineHead-root--person .mineHead-avatar')).not.toBeNull();
  expect(container.querySelectorAll('.ListSkeleton-card')).toHaveLength(1);
  expect(container.querySelectorAll('.ListSkeleton-part')).toHaveLength(6);
  expect(container.textContent).toBe('');
});
