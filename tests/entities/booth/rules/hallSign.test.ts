import { describe, expect, it } from 'vitest';
import { hallColour, hallOnSign, mainHallName, shortHallName } from '#entities/booth/rules/hallSign.ts';

const halls = Array.from({ length: 12 }, (_, at) => ({ RecordId: `hall${at + 1}` }));

describe('the colour of a hall', () => {
  it.each([
    ['hall1', 1],
    ['hall8', 8],
    ['hall9', 1],
    ['hall12', 4],
  ])('of %s is that of its place in the list of halls, which repeats after eight: %i', (id, colour) => {
    expect(hallColour(halls, id)).toBe(colour);
  });

  it('is not known for a hall that is not in the list', () => {
    expect(hallColour(halls, '')).toBeUndefined();
    expect(hallColour([], 'hall1')).toBeUndefined();
  });
});

describe('the name of a hall on a plate', () => {
  it.each([
    ['3 号馆', '3 号馆'],
    ['Hall 3', 'Hall 3'],
    ['Hall 3 – Robotics and drives', 'Hall 3'],
    ['W2馆（智能装备）', 'W2馆'],
    ['东馆', '东馆'],
    ['北厅（新能源与储能专区）', '北厅'],
    ['1.2 号馆', '1.2 号馆'],
    ['East – Energy', 'East'],
    ['Hall 8.1', 'Hall 8.1'],
    ['北登录厅', '北登录厅'],
    ['国际精品馆', ''],
    ['International Pavilion', ''],
    ['', ''],
  ])('of %s is %s', (name, short) => {
    expect(shortHallName(name)).toBe(short);
  });
});

describe('what people call a hall', () => {
  it.each([
    ['北厅（新能源与储能专区）', '北厅'],
    ['North Hall (New Energy and Storage)', 'North Hall'],
    ['Outdoor area - Machines', 'Outdoor area'],
    ['室外展场', '室外展场'],
    ['(East)', '(East)'],
  ])('of %s is %s', (name, called) => {
    expect(mainHallName(name)).toBe(called);
  });
});

describe('a hall on a plate without a booth', () => {
  it.each([
    ['3 号馆', '', '3', '号馆'],
    ['Hall 3 – Robotics 2030', 'Hall', '3', ''],
    ['W2馆', '', 'W2', '馆'],
    ['1.2 号馆', '', '1.2', '号馆'],
    ['Hall 8.1', 'Hall', '8.1', ''],
    ['Crystal Pavilion', '', '', ''],
  ])('has of "%s" the words "%s", "%s" and "%s" in their order', (name, before, number, after) => {
    expect(hallOnSign(name)).toEqual({ before, number, after });
  });
});
