import { describe, expect, it } from 'vitest';
import { isOwnPost, ownerFields, ownerKeyOf, boothPostOwner } from '#entities/supply/rules/postOwner.ts';

const visitor = { exhibitionId: 'open', ownerId: 'visitor1' };
const stand = boothPostOwner({ exhibitionId: 'open', exhibitorId: 'exhibitor1', exhibitorUserId: 'user1' });
const byVisitor = { VisitorId: 'visitor1', ExhibitorId: '' };
const byBooth = { VisitorId: '', ExhibitorId: 'exhibitor1' };
const byBoothAndVisitor = { VisitorId: 'visitor1', ExhibitorId: 'exhibitor1' };

describe('a post', () => {
  it('of a visitor is the visitor’s own, and no booth’s', () => {
    expect([isOwnPost(byVisitor, visitor), isOwnPost(byVisitor, stand)]).toEqual([true, false]);
  });

  it('that names an exhibitor is the exhibitor’s, also where it names a visitor too', () => {
    for (const post of [byBooth, byBoothAndVisitor])
      expect([isOwnPost(post, stand), isOwnPost(post, visitor)]).toEqual([true, false]);
    expect(ownerKeyOf(byBoothAndVisitor)).toBe('exhibitor1');
  });

  it('that names neither belongs to none', () => {
    const post = { VisitorId: '', ExhibitorId: '' };
    const unknown = { exhibitionId: 'open', ownerId: '' };
    expect([visitor, stand, unknown, undefined].some((owner) => isOwnPost(post, owner))).toBe(false);
    expect(ownerKeyOf(post)).toBe('');
  });

  it('names the owner who sends it, and no one else', () => {
    expect(ownerFields(visitor)).toEqual({ VisitorId: 'visitor1' });
    expect(ownerFields(stand)).toEqual({ ExhibitorId: 'exhibitor1' });
  });
});
