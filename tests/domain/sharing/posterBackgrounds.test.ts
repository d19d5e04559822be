import { expect, it } from 'vitest';
import { posterBackgrounds } from '#domain/sharing/posterBackgrounds.ts';

const template = (Type: string, BackgroundImage: string) => ({ Type, BackgroundImage });

it('an exhibitor’s poster is drawn on what is made for exhibitors, else on what is for every poster', () => {
  const rows = [
    template('', '/every.jpg'),
    template('EXHIBITOR', '/stand.jpg'),
    template('TEAM', '/team.jpg'),
  ];
  expect(posterBackgrounds(rows)).toEqual(['/stand.jpg', '/every.jpg']);
});

it('a template without a picture, and the same picture again, are no choice', () => {
  const rows = [template('EXHIBITOR', ''), template('EXHIBITOR', '/a.jpg'), template('', '/a.jpg')];
  expect(posterBackgrounds(rows)).toEqual(['/a.jpg']);
  expect(posterBackgrounds([])).toEqual([]);
});
