import { describe, expect, it } from 'vitest';
import { postTopics } from '#entities/supply/rules/postTopics.ts';
import { supplyPost } from '#tests/features/supply/supplyPost.ts';

describe('the topics of a post', () => {
  it.each([
    ['伺服电机 A3', ['伺服电机']],
    ['工业相机（2000 万像素）、镜头', ['工业相机', '万像素', '镜头']],
    ['Servo motor, 750W', ['Servo', 'motor']],
    ['2026', []],
  ])('of “%s” are the parts of its name without numbers', (productName, topics) => {
    expect(postTopics(supplyPost({ productName }))).toEqual(topics);
  });

  it('are none once it was withdrawn', () => {
    expect(postTopics(supplyPost({ productName: '伺服电机', isWithdrawn: true }))).toEqual([]);
  });
});
