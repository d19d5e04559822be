import { describe, expect, it } from 'vitest';
import { readTeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';

const page = {
  Code: 'LIST',
  Name: '组队',
  NameEn: 'Teams',
  Banners: ['/a.png', '', 7, { Url: '/b.png' }, '/c.png'],
  BackgroundImage: '/ground.png',
  SharePosterBackgroundImage: '/poster.png',
};
const setup = {
  IsOpenTeam: true,
  SignUpChannelId: 'mainteams000000000000001',
  CreateTeamNeedAudit: 'true',
  isAutoGenerateTeamCode: 1,
  Pages: [{ Code: 'detail', Name: '队伍', IsShowHomeWhenSigned: '1' }, page],
};
const off = { IsOpenTeam: false };

describe('an exhibition’s team settings', () => {
  it('are read with both pages, in any order', () => {
    expect(readTeamSignSetup(setup)).toEqual({
      IsOpenTeam: true,
      SignUpChannelId: 'mainteams000000000000001',
      CreateTeamNeedAudit: true,
      isAutoGenerateTeamCode: true,
      list: {
        Code: 'LIST',
        Name: { zh: '组队', en: 'Teams' },
        BackgroundImage: '/ground.png',
        SharePosterBackgroundImage: '/poster.png',
        Banners: ['/a.png', '/c.png'],
        IsShowHomeWhenSigned: false,
      },
      detail: {
        Code: 'DETAIL',
        Name: { zh: '队伍', en: '' },
        Banners: [],
        BackgroundImage: '',
        SharePosterBackgroundImage: '',
        IsShowHomeWhenSigned: true,
      },
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
    ['yes', false],
    [undefined, false],
    [null, false],
    [{}, false],
  ])('IsOpenTeam %j is %s', { tags: ['team-off', 'N23'] }, (flag, isOpen) => {
    expect(readTeamSignSetup({ IsOpenTeam: flag })?.IsOpenTeam).toBe(isOpen);
  });

  it('are read from JSON text too', () => {
    expect(readTeamSignSetup(JSON.stringify(setup))?.detail.Name.zh).toBe('队伍');
  });

  it.each([undefined, null, '', '{', 'null', 7, []])('are undefined for %j', (value) => {
    expect(readTeamSignSetup(value)).toBeUndefined();
  });

  it.each(['short', 'mainteams0000000000000012', 7])('ignore a channel %s of another length', (id) => {
    expect(readTeamSignSetup({ ...off, SignUpChannelId: id })?.SignUpChannelId).toBe('');
  });

  it('have no images and no names where the pages are not a list', () => {
    const read = readTeamSignSetup({ ...off, Pages: { Code: 'LIST' } });
    expect([read?.list.Name, read?.list.Banners]).toEqual([{ zh: '', en: '' }, []]);
  });
});
